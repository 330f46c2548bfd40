import type { AuditWords, Nearness } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { attestedRatios, attestedValues, isAttested, readings } from "../attested-values.ts";
import { ARGUMENT, plainCopy } from "../audit-labels.ts";
import { sentenceAt } from "../facts/sentence-at.ts";
import { countsParts, isMoney } from "../number-slots.ts";
import type { ProseToken } from "../prose-tokens.ts";
import type { ExpectedValue } from "../slot-values.ts";
import { isNear, nearnessBefore } from "./near-value.ts";

/** What stands behind a multiple of the usual amount. */
const TIMES = /^(?: (?:\w+ )?times\b| veces\b| vezes\b|-?fach)/;
const FULL_HOUR = /^(?: ?(?:bis|und|to|and|-) ?\d{1,2})? (?:uhr|o'clock)\b/;
/** Words by which prose tells what a policy says. */
const TELLS_RULE =
  /\b(?:according to which|under which|whereby|says|states|covers|applies|for payments|payments|every|any|laut|wonach|nach der|besagt|gilt|jede|zahlungen|segun|dice|establece|se aplica|todo|toda|cualquier|pagos|segundo|diz|estabelece|aplica-se|qualquer|pagamentos)\b/;
const MULTIPLES: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:twice|double|two times|2x|doppelt\w*|zweifach\w*|doble|dobro|dos veces|duas vezes)\b/],
  [3, /\b(?:three times|triple|3x|dreifach\w*|tres veces|triplo|tres vezes)\b/],
  [4, /\b(?:four times|4x|vierfach\w*|cuatro veces|quatro vezes|quadruplo|cuadruple)\b/],
  [5, /\b(?:five times|5x|funffach\w*|cinco veces|cinco vezes)\b/],
];
/** `twelve times higher` is a multiple, not a bound. */
const MANIFOLD =
  /^(?: (?:times|veces|vezes)|-?fach\w*)? (?:superior|mayor|mas|higher|more|larger|greater|as|hoher|mehr|maior|mais)\b/;
const OF_AMOUNT =
  /\b(?:usual\w*|habit\w*|average|norm\w*|customar\w*|spend\w*|amount|sum|ublich\w*|gewohn\w*|durchschnitt\w*|sonst|betrag\w*|summe|a?costum\w*|acostumbr\w*|suele\w*|media|promedio|gast\w*|importe|valor|argument\w*|side|seite|lado|debat\w*)\b/;
const SPAN_OF_TIME = /\s(?:hours?|stunden?|horas?|minutes?|minuten|minutos?)$/i;
const APART =
  /\b(?:more|less|above|below|over|beyond|differ\w*|exceed\w*|gap|extra|excess|mehr|weniger|uber|unter|differenz|unterschied|abstand|mas|menos|encima|debajo|diferen\w*|exceso|mais|acima|abaixo|excesso|supera\w*|exced\w*)\b/;
const LIMIT = /\b(?:limits?|threshold|bounds?|grenze|schwelle|limite|umbral|tope|limiar|teto)\b/;
const BOUND_REACH = 0.35;
const RULE = /\b(?:polic(?:y|ies)|politicas?|richtlinien?|reglas?|regras?|regeln?|rules?|[a-z]{2,4}-\d{2,})\b/;

/** Holds the numbers of a text against the values of a record, with what the words around them allow. */
export function numberJudge(plain: string, record: CaseRecord, words: AuditWords) {
  const attested = attestedValues(record);
  const ownValues = attestedValues({
    ...record,
    policies: (record.policies ?? []).map((one) => ({ ...one, quote: "" })),
  });
  const ratios = attestedRatios(record);
  const numbers = [...attested].filter((value) => !value.includes(":")).map(Number);
  const exceeds = new RegExp(`\\b(?:${words.exceeds})\\b[^.;,]{0,24}$`);
  const exceedsBehind = new RegExp(`^[^.;,:]{0,24}\\b(?:${words.exceeds})\\b`);
  const habit = new RegExp(`\\b(?:${words.habit})\\b`);
  const untilBehind = new RegExp(`^(?:${words.until})(?:las? |as? )?\\d{1,2}\\b`);
  const untilBefore = new RegExp(`\\d{1,2}(?:${words.until})(?:las? |as? )?$`);
  const amounts = amountsOf(record);
  const shares = sharesOf(record);

  return { agrees, isKnown, isPlain };

  /** A figure that claims to be the value itself; where it is right it may stand there as the record prints it. */
  function isPlain(token: ProseToken): boolean {
    return /\d/.test(token.text) && (token.unit === "" || token.unit === "/100") && nearnessOf(token) === undefined;
  }

  /** Whether a number is the value its label asks for. */
  function agrees(token: ProseToken, expected: ExpectedValue): boolean {
    if (expected.value === null) return false;
    const near = nearnessOf(token);
    return [expected.value, ...(expected.also ?? [])].some((exact) =>
      valuesOf(token).some(({ value, step }) => {
        if (expected.scale === "count") return value === exact;
        const isPercent = token.unit === "%" || token.unit === "/100" || value > 1;
        const factor = expected.scale === 1 && isPercent ? 100 : 1;
        // One decimal place is too coarse a rounding of a share.
        const places = expected.scale === 1 && !isPercent && token.digits.length < 4 ? 0.01 : step;
        return isNear(exact * factor, value, places, near);
      }),
    );
  }

  /** Whether a number nobody labelled is one of the record's. */
  function isKnown(token: ProseToken): boolean {
    if (token.unit === "x" || TIMES.test(plain.slice(token.end, token.end + 16))) return isRatio(token);
    if (isMoney(token, plain)) return isAmount(token) || (isAttested(token.digits, attested) && isAttestedHere(token));
    const more = beyondUsual(token) ?? ofUsual(token);
    if (more !== null) return more;
    if (token.isFraction === true) return true;
    if (token.unit === "%") return isOneOf(token, shares) || token.digits === "100";
    if (countsParts(plain, token.end)) return isPartCount(token);
    if (isHourSpan(token) || isDottedTime(token)) return true;
    if (isFullHour(token) || SPAN_OF_TIME.test(token.text) || isDuration(plain, token.end) || isTwelveHour(token.end))
      return true;
    return (
      (isAttested(token.digits, attested) && isAttestedHere(token)) ||
      isAmount(token) ||
      (nearnessOf(token) !== undefined && isOneOf(token, numbers) && isAttestedHere(token))
    );
  }

  /** The payment or what is usual, or how far they are apart where that is told. */
  function isAmount(token: ProseToken): boolean {
    if (isOneOf(token, amounts.slice(0, 2))) return true;
    const around = plain.slice(Math.max(0, token.start - 40), token.end + 40);
    return APART.test(around) && isOneOf(token, amounts);
  }

  /** What only a policy's text names is said where policies are. */
  function isAttestedHere({ digits, start }: ProseToken): boolean {
    if (Number(digits) < 100 || isAttested(digits, ownValues)) return true;
    const sentence = sentenceAt(plain, start);
    return (
      RULE.test(plain.slice(sentence.start, sentence.end)) || LIMIT.test(plain.slice(sentence.start, sentence.end))
    );
  }

  /** `a third more than usual`: whether the payment is so much over or under it; null when nothing of that is said. */
  function beyondUsual(token: ProseToken): boolean | null {
    if (token.unit !== "%" || record.amount_ratio === null) return null;
    const behind =
      /^(?: (?:\w+ )??)?(?:(more|higher|above|over|mehr|hoher|uber|mas|superior|por encima|mais|maior|acima)|(less|lower|below|under|weniger|niedriger|unter|menos|inferior|por debajo|menor|abaixo))\b([^.;,]{0,40})/.exec(
        plain.slice(token.end, token.end + 64),
      );
    if (behind === null || !habit.test(behind[3]!)) return null;
    const exact = (record.amount_ratio - 1) * (behind[1] === undefined ? -100 : 100);
    // Which way it goes is read elsewhere.
    if (exact < 0) return true;
    return valuesOf(token).some(({ value, step }) =>
      token.isFraction === true
        ? Math.abs(exact - value) <= 5
        : isNear(exact, value, step, nearnessOf(token) ?? "about"),
    );
  }

  /** `a third of what is usual`: whether the payment is such a part of it. */
  function ofUsual(token: ProseToken): boolean | null {
    if (token.isFraction !== true || record.amount_ratio === null) return null;
    const behind = /^ (?:of|dessen|des|der|vom|von|de lo|del?|do|da)\b([^.;:]{0,40})/.exec(
      plain.slice(token.end, token.end + 56),
    );
    if (behind === null || !habit.test(behind[1]!)) return null;
    return isOneOf(token, [record.amount_ratio * 100]);
  }

  function isRatio(token: ProseToken): boolean {
    const { amount_ratio, debate } = record;
    if (amount_ratio === null || ratios === null) return isAttested(token.digits, attested);
    const sentence = sentenceAt(plain, token.start);
    const before = plain.slice(sentence.start, token.start);
    const near =
      nearnessOf(token) ??
      (exceeds.test(before) ||
      (exceedsBehind.test(plain.slice(token.end, token.end + 40)) &&
        !MANIFOLD.test(plain.slice(token.end, token.end + 24)))
        ? "over"
        : undefined);
    const said = valuesOf(token);
    // `one has to read it twice`
    if (
      !/\d/.test(token.text) &&
      said.every(({ value }) => value <= 3) &&
      !OF_AMOUNT.test(plain.slice(sentence.start, sentence.end))
    )
      return true;
    const fits = (exact: number) => said.some(({ value, step }) => isNear(exact, value, Math.min(step, 0.5), near));
    const rule = multiplesOfRule(before);
    const isRound = said.some(({ value }) => Number.isInteger(value) && value <= 5);
    if (rule !== null && isRound && !said.some(({ value }) => rule.has(value))) return false;
    if (fits(amount_ratio) || fits(Math.round(amount_ratio))) return true;
    // A policy names its own multiples, and one argument may be twice as strong as the other.
    if (RULE.test(plain.slice(sentence.start, sentence.end)) && said.some(({ value }) => value === 2 || value === 3))
      return true;
    const { fraud, customer } = debate ?? {};
    if (!fraud || !customer || !ARGUMENT.test(plain.slice(sentence.start, sentence.end))) return false;
    return fits(Math.max(fraud, customer) / Math.min(fraud, customer));
  }

  /** The multiples of the policy whose text is told right before a number; null when none is. */
  function multiplesOfRule(before: string): ReadonlySet<number> | null {
    const named = (record.policies ?? [])
      .map(({ policy_id, quote }) => ({ quote, at: before.lastIndexOf(policy_id.toLowerCase()) }))
      .filter(({ at }) => at !== -1)
      .sort((a, b) => b.at - a.at)[0];
    if (named === undefined || before.length - named.at > 110 || !TELLS_RULE.test(before.slice(named.at))) return null;
    const text = plainCopy(named.quote ?? "");
    const found = MULTIPLES.flatMap(([value, words]) => (words.test(text) ? [value] : []));
    return found.length === 0 ? null : new Set(found);
  }

  /** So many policies there are, or so many ask for the same; risk factors are counted elsewhere. */
  function isPartCount({ digits, end }: ProseToken): boolean {
    const { policies } = record;
    if (
      policies === null ||
      !/^ (?:\S+ )?(?:polic|polit|richtlin)/.test(plain.slice(end, end + 28)) ||
      policies.some(({ action }) => action === undefined)
    )
      return true;
    const counts = policies.map(({ action }) => policies.filter((other) => other.action === action).length);
    return [policies.length, ...counts].includes(Number(digits));
  }

  function isOneOf(token: ProseToken, exact: readonly number[]): boolean {
    const near = nearnessOf(token);
    return exact.some((value) =>
      valuesOf(token).some((said) => {
        // Beyond a bound lies nearly everything; who names one means a value not far from it.
        const isFar = (near === "over" || near === "under") && Math.abs(value - said.value) > said.value * BOUND_REACH;
        return !isFar && isNear(value, said.value, said.step, near);
      }),
    );
  }

  function nearnessOf(token: ProseToken): Nearness | undefined {
    return nearnessBefore(plain, token.start, words) ?? (token.isFraction === true ? "about" : undefined);
  }

  /** `de 7 a 21` where the customer's hours are told. */
  function isHourSpan({ digits, start, end }: ProseToken): boolean {
    const isSpan =
      untilBehind.test(plain.slice(end, end + 16)) || untilBefore.test(plain.slice(Math.max(0, start - 16), start));
    if (!isSpan || !isAttested(`${digits}:00`, attested)) return false;
    const sentence = sentenceAt(plain, start);
    return habit.test(plain.slice(sentence.start, sentence.end));
  }

  /** `at 4.40`: without any other word it may be a time of the record. */
  function isDottedTime({ digits, unit }: ProseToken): boolean {
    return unit === "" && /^\d{1,2}\.\d{2}$/.test(digits) && isAttested(digits.replace(".", ":"), attested);
  }

  /** `8 bis 20 Uhr` names the hours 8:00 and 20:00. */
  function isFullHour({ digits, end }: ProseToken): boolean {
    return FULL_HOUR.test(plain.slice(end, end + 16)) && isAttested(`${digits}:00`, attested);
  }

  /** `10 PM` is compared as a moment where the record has one. */
  function isTwelveHour(end: number): boolean {
    return record.transaction?.timestamp !== undefined && /^\s?[ap]\.? ?m\b/.test(plain.slice(end, end + 6));
  }
}

/** What a printed number may stand for, each with the place of its last digit. */
function valuesOf({ digits }: ProseToken): readonly { readonly value: number; readonly step: number }[] {
  return readings(digits)
    .filter((reading) => !reading.includes(":"))
    .map((reading) => {
      const value = Number(reading);
      const decimals =
        Number.isInteger(value) && !/[.,]\d{1,2}$/.test(digits) ? 0 : (/[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0);
      return { value, step: 10 ** -decimals };
    });
}

/** The payment, what is usual, and how far they are apart. */
function amountsOf({ transaction, usual_amount }: CaseRecord): number[] {
  const [amount, usual] = [Number(transaction?.amount ?? Number.NaN), Number(usual_amount ?? Number.NaN)];
  return [amount, usual, Math.abs(amount - usual)].filter((value) => !Number.isNaN(value));
}

/** Every share of the record in percent, and the payment as a share of the usual amount. */
function sharesOf({
  confidence,
  debate,
  policies,
  components,
  threats,
  resolution,
  amount_ratio,
  risk_score,
}: CaseRecord): number[] {
  const shares = [
    confidence,
    debate?.fraud,
    debate?.customer,
    resolution?.proposed.confidence,
    ...(policies ?? []).map(({ relevance }) => relevance),
    ...(threats ?? []).map(({ level }) => level),
    ...Object.values(components),
    ...(amount_ratio === null ? [] : [amount_ratio, Math.abs(amount_ratio - 1)]),
  ].filter((share) => typeof share === "number");
  return [...shares.map((share) => share * 100), ...(risk_score === null ? [] : [risk_score])];
}

/** Deadlines of recommended actions are plans, not facts of the case. */
function isDuration(plain: string, end: number): boolean {
  return /^\s?(?:h|hs|hrs?|horas?|hours?|stunden|min|minutos?|minutes?|minuten|dias?|days?|tage)\b/.test(
    plain.slice(end, end + 12),
  );
}
