import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { nearnessBefore } from "../values/near-value.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";
import { SMALL_NUMBER, smallNumber } from "./small-numbers.ts";

const COUNT = `(\\d{1,2}|a|an|un|um|ein(?:en|em)?|${SMALL_NUMBER})`;
const LATER =
  "(?:later|after\\w*|before|earlier|spater|danach|darauf|nach|vor|zuvor|vorher|despues|mas tarde|antes|depois|mais tarde|apos)";
const DAYS = new RegExp(`\\b${COUNT} (?:days?|tag|tage|tagen|dias?) ${LATER}\\b`, "g");
/** Weeks and months, between the moments of a case or since a list was made. */
const LONG = new RegExp(
  `\\b${COUNT} (?<unit>weeks?|woche|wochen|semanas?|fortnights?|months?|monate?n?|mes(?:es)?)\\b`,
  "g",
);
const NEXT_DAY =
  /\b(?:(?:the )?(?:next|following) day|the day after|am (?:nachsten|folgenden|darauffolgenden) tag|tags darauf|am tag (?:darauf|danach|nach)|al dia siguiente|no dia seguinte)\b/g;
const SINCE_PAYMENT =
  /^(?: (?:the|its|der|deren|dem|del?|el|la|o|a|da|do|su|seu|ihrem|seinem))* (?:payment|event|transaction|purchase|zahlung|eingang|kauf|transaktion|pago|compra|operacion|cargo|pagamento|transacao|operacao)\b/;
const HOURS = new RegExp(
  `(?<![\\p{L}\\d.,:])(\\d{1,2}(?:[.,]5)?|(?:${SMALL_NUMBER}|zehn|ten|diez|dez)?(?:einhalb)?)(?<!^)( and a half| y media| e meia)? (?:hours?|stunden?|horas?)( y media| e meia| and a half)?(?= |,)`,
  "gu",
);
const AWAY =
  /\b(?:before|after|ahead|past|outside|early|late\w*|bevor|vor|nach|ausserhalb|antes|despues|fuera|despues|depois|apos|fora|para|falta\w*|beyond)\b/;
const POLICY = /\b(?:polic(?:y|ies)|politicas?|richtlinien?|[a-z]{2,4}-\d{2,})\b/;
const TENS: Readonly<Record<string, number>> = { ten: 10, zehn: 10, diez: 10, dez: 10 };

/** Days between the moments of a case and hours between the payment and the usual hours, where they are others. */
export function wrongSpans(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  return [...wrongDays(plain, record), ...wrongWeeks(plain, record, words), ...wrongHours(plain, record, words)];
}

function wrongWeeks(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const { transaction, resolution, earlier_versions, threats } = record;
  const texts = [
    transaction?.timestamp,
    resolution?.decided_at,
    ...earlier_versions.map(({ at }) => at),
    ...(threats ?? []).map(({ source }) => /\d{4}-\d{2}-\d{2}/.exec(source)?.[0]),
  ];
  const days = texts.map((text) => Date.parse(text ?? "") / 86_400_000).filter((day) => !Number.isNaN(day));
  if (transaction?.timestamp === undefined) return [];
  const apart = days.flatMap((one) => days.map((other) => Math.abs(one - other)));
  return [...plain.matchAll(LONG)].flatMap(({ index, 0: text, 1: word, groups }) => {
    const { start, end } = sentenceAt(plain, index);
    if (POLICY.test(plain.slice(start, end))) return [];
    const each = /^(?:mo|mes)/.test(groups!.unit!) ? 30.4 : groups!.unit!.startsWith("fort") ? 14 : 7;
    const said = (smallNumber(word!) ?? (/\d/.test(word!) ? Number(word) : 1)) * each;
    const near = nearnessBefore(plain, index, words);
    const fits = apart.some((exact) => {
      if (near === "over" || near === "above") return exact >= said && exact <= said * 2 + each;
      if (near === "under" || near === "below") return exact <= said && exact >= said - 1.5 * each;
      return Math.abs(exact - said) <= each * 0.6;
    });
    return fits ? [] : [{ start: index, end: index + text.length, element: "date" }];
  });
}

function wrongDays(plain: string, { transaction, resolution, earlier_versions }: CaseRecord): FalseFact[] {
  const dayOf = (text: string | undefined) => Math.floor(Date.parse(text ?? "") / 86_400_000);
  const moments = [transaction?.timestamp, resolution?.decided_at, ...earlier_versions.map(({ at }) => at)]
    .map(dayOf)
    .filter((day) => !Number.isNaN(day));
  if (resolution === null || moments.length < 2) return [];
  const apart = moments.flatMap((one) => moments.map((other) => Math.abs(one - other)));
  const sincePayment = moments.map((one) => Math.abs(one - moments[0]!));
  const said = [
    ...[...plain.matchAll(DAYS)].map((match) => ({ match, days: smallNumber(match[1]!) ?? Number(match[1]) })),
    ...[...plain.matchAll(NEXT_DAY)].map((match) => ({ match, days: 1 })),
  ];
  return said.flatMap(({ match: { index, 0: text }, days }) => {
    const end = index + text.length;
    const known = SINCE_PAYMENT.test(plain.slice(end, end + 32)) ? sincePayment : apart;
    return known.includes(Number.isNaN(days) ? 1 : days) ? [] : [{ start: index, end, element: "date" }];
  });
}

function wrongHours(plain: string, { transaction, usual_hours }: CaseRecord, words: AuditWords): FalseFact[] {
  const at = new Date(transaction?.timestamp ?? "");
  const ends = [...(usual_hours ?? "").matchAll(/(\d{1,2}):(\d{2})/g)].map(([, h, m]) => Number(h) + Number(m) / 60);
  if (Number.isNaN(at.getTime()) || ends.length !== 2) return [];
  const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
  const away = [(ends[0]! - hour + 24) % 24, (hour - ends[1]! + 24) % 24];
  const habit = new RegExp(`\\b(?:${words.habit})\\b`);
  return [...plain.matchAll(HOURS)].flatMap(({ index, 0: text, 1: word, 2: half, 3: late }) => {
    const number = word!.replace("einhalb", "");
    const whole = smallNumber(number) ?? TENS[number] ?? Number(number.replace(",", "."));
    // `una hora` may be an hour of the day.
    if (number === "" || Number.isNaN(whole) || (whole === 1 && half === undefined && late === undefined)) return [];
    const said = whole + (half !== undefined || late !== undefined || word!.endsWith("einhalb") ? 0.5 : 0);
    const { start, end } = sentenceAt(plain, index);
    const sentence = plain.slice(start, end);
    const near = nearnessBefore(plain, index, words);
    if (!habit.test(sentence) || !AWAY.test(sentence)) return [];
    const fits = away.some((exact) => {
      if (near === "over" || near === "above") return exact >= said - 0.01 && exact <= said + 1.1;
      if (near === "under" || near === "below") return exact <= said + 0.01 && exact >= said - 0.7;
      return Math.abs(exact - said) <= (near === "about" ? 0.6 : 0.5);
    });
    return fits ? [] : [{ start: index, end: index + text.length, element: "hours" }];
  });
}
