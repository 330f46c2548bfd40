import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import { findValues, type LanguagePack, type Quantity } from "../../../../text/index.ts";
import type { ProseToken } from "../prose-tokens.ts";

const DECIMAL_MARK = /^\s(?:point|punto|ponto|coma|komma|virgula)\s$/;
const OF_HUNDRED =
  /^\s(?:points )?(?:out of|of|in|sobre|de|von|em)\s(?:one |a |ein)?(?:hundred|cien|cem|hundert|100)\b/;
const TENTHS = /^\s(?:tenths|decim[oa]s?|zehnteln?)\b/;
/** Shares that have a word of their own. */
const WHOLE_WORDS: readonly (readonly [string, RegExp])[] = [
  [
    "50",
    /\b(?:one half|exactly half|a half|einhalb|ein halb|un medio|um meio)\b(?! (?:times|hours?|years?|days?|mal|stund))/g,
  ],
  ["33.3333", /\b(?:a|one) third\b(?! (?:of the (?:polic|sign)|polic|sign|part|rule))/g],
  ["33.3333", /\b(?:un tercio|um terco)\b/g],
  ["15", /\b(?:decimo y medio|decimo e meio)\b/g],
  ["10", /\b(?:(?:a|one) tenth|un decimo|um decimo|una decima|uma decima|ein(?:em)? zehntel)\b/g],
  ["20", /\b(?:(?:a|one) fifth|un quinto|um quinto|ein(?:em)? funftel)\b/g],
  ["25", /\b(?:un cuarto|um quarto|una cuarta parte|um quarto)\b(?! (?:de hora|para))/g],
  ["25", /\b(?:a|one) quarter\b(?! (?:to|past|before|after)\b)/g],
  [
    "100",
    /\b(?:(?:its|the) (?:maximum|ceiling|peak|cap|top of the scale)|maxed out|am anschlag|hochstwert|maximalwert|(?:al|su|el) (?:valor )?maximo|(?:al|su|el) techo|(?:ao|o|no|seu) (?:valor )?maximo|(?:ao|o|no|seu) teto)\b/g,
  ],
];
const HUNDREDTHS = /^\s(?:hundredths|centesim[oa]s|hundertstel)\b/;
const COUNTABLE =
  /^\s(?:signals?|senales|signale|sinais|polic(?:y|ies)|politicas?|richtlinien?|agents?|agentes?|agenten|factors?|factores|faktoren|fatores|risk factors|risikofaktoren|sources?|fuentes?|quellen?|fontes?|payments?|pagos?|zahlungen|pagamentos?|countries|paises|lander\w*|minutes|minutos|minuten|veces|vezes|times)\b/;
const COUNTED_THINGS =
  "signals?|flags|alerts|alarms|warnings|senales|alertas|alarmas|banderas|signalen?|warnsignalen?|auffalligkeiten|sinais|alarmes|bandeiras|policies|politicas|richtlinien|rules";
/** `dem Fünffachen`: one word for a multiple. */
const FOLD = /(?<!\p{L})(\p{L}{3,24})(?:fach|fold|mal)(?:e[nmrs]?)?(?!\p{L})/giu;

/** Small numbers in words count many things that are no fact of the record: two sides, one person. */
const SMALL = 12;

/** The numbers a text spells out, as tokens of the prose: `ninety-four out of one hundred` reads as `94/100`. */
export function spelledNumbers(
  prose: string,
  plain: string,
  quantities: readonly Quantity[],
  pack: LanguagePack,
  words: AuditWords,
): ProseToken[] {
  const spelled = quantities.filter(
    ({ text, weak, low }) => !/\d/.test(text) && weak === undefined && low === undefined,
  );
  const tokens: ProseToken[] = [];
  const push = (start: number, { digits, unit, end, isShare }: Reading) =>
    tokens.push({ ...token(prose, start, end, digits, unit), ...(isShare === true ? { isFraction: true } : {}) });
  const tenths = new RegExp(`^ (?:${words.outOf})$`);
  const half = new RegExp(`^${words.timesAndHalf}\\b`);
  const coins = new RegExp(`^,? (?:${words.coins})?$`);
  for (let at = 0; at < spelled.length; at += 1) {
    const first = spelled[at]!;
    const next = spelled[at + 1];
    const between = next === undefined ? "" : plain.slice(first.end, next.start);
    const fraction = decimalsAfter(spelled, at, plain);
    if (fraction !== null) {
      push(first.start, { digits: `${first.value}.${fraction.digits}`, unit: fraction.unit, end: fraction.end });
      at = fraction.last;
    } else if (
      first.kind === "money" &&
      (next?.kind === "number" || next?.unit === "cent") &&
      next.value < 100 &&
      !/^ (?:times|veces|vezes|mal)\b/.test(plain.slice(next.end, next.end + 8)) &&
      coins.test(between)
    ) {
      push(first.start, { digits: print(first.value + next.value / 100), unit: "money", end: next.end });
      at += 1;
    } else if (next !== undefined && next.value <= 10 && first.value < next.value && tenths.test(between)) {
      push(first.start, { digits: print((first.value / next.value) * 100), unit: "%", end: next.end, isShare: true });
      at += 1;
    } else if (half.test(plain.slice(first.end, first.end + 20))) {
      const end = first.end + half.exec(plain.slice(first.end, first.end + 20))![0].length;
      push(first.start, { digits: print(first.value + 0.5), unit: "x", end });
    } else {
      const read = reading(first, plain);
      if (read !== null) push(first.start, read);
      if (read?.unit === "/100") while ((spelled[at + 1]?.start ?? Number.POSITIVE_INFINITY) < read.end) at += 1;
    }
  }
  for (const [digits, words] of WHOLE_WORDS) {
    for (const match of plain.matchAll(words)) {
      const end = match.index + match[0].length;
      if (!tokens.some((other) => other.start < end && match.index < other.end))
        push(match.index, { digits, unit: "%", end, isShare: true });
    }
  }
  for (const [forms, count] of words.claims.counts) {
    for (const match of plain.matchAll(
      new RegExp(`\\b(?:${forms})\\b(?= (?:\\p{L}+ )?(?:${COUNTED_THINGS})\\b)`, "gu"),
    )) {
      const end = match.index + match[0].length;
      const isRead = tokens.findIndex((other) => other.start < end && match.index < other.end);
      if (isRead !== -1) tokens.splice(isRead, 1);
      push(match.index, { digits: String(count), unit: "", end });
    }
  }
  for (const match of prose.matchAll(FOLD)) {
    const value = findValues(match[1]!, pack).quantities[0]?.value;
    const end = match.index + match[0].length;
    const isRead = tokens.some((other) => other.start < end && match.index < other.end);
    if (value !== undefined && value > 1 && !isRead) tokens.push(token(prose, match.index, end, String(value), "x"));
  }
  return tokens;
}

interface Reading {
  readonly digits: string;
  readonly unit: string;
  readonly end: number;
  /** A part of a whole in words: it is compared only where it is said of something. */
  readonly isShare?: boolean;
}

const print = (number: number) => String(Number(number.toFixed(4)));

function reading({ start, end, kind, value, text }: Quantity, plain: string): Reading | null {
  if (kind === "percent") return { digits: print(value), unit: "%", end };
  if (kind === "multiple") return { digits: print(value), unit: "x", end };
  if (kind === "money") return { digits: print(value), unit: "money", end };
  if (kind === "fraction") {
    const isScore = / (?:out )?(?:of|von|de) .*(?:hund|cien|cem)/i.test(text);
    return { digits: print(value * 100), unit: isScore ? "/100" : "%", end, isShare: !isScore };
  }
  if (kind === "ordinal" || kind === "vague" || kind === "score") return null;
  const next = plain.slice(end, end + 24);
  const tenth = TENTHS.exec(next);
  if (tenth !== null) return { digits: print(value * 10), unit: "%", end: end + tenth[0].length, isShare: true };
  const share = HUNDREDTHS.exec(next);
  if (share !== null) return { digits: print(value), unit: "%", end: end + share[0].length };
  const hundred = OF_HUNDRED.exec(next);
  if (hundred !== null) return { digits: print(value), unit: "/100", end: end + hundred[0].length };
  const counts =
    COUNTABLE.test(plain.slice(end, end + 32)) ||
    /(?:risk|riesgo|risiko|risco|score|confi|konfidenz)\D{0,30}$/.test(plain.slice(Math.max(0, start - 40), start));
  // Nothing at all is a share where one is told.
  if (value === 0 && !COUNTABLE.test(plain.slice(end, end + 32))) return { digits: "0", unit: "%", end, isShare: true };
  return value > SMALL || counts ? { digits: print(value), unit: "", end } : null;
}

/** `zero point eight two`: the digits behind the mark, one by one or as one number, and what they are a share of. */
function decimalsAfter(spelled: readonly Quantity[], at: number, plain: string) {
  const next = spelled[at + 1];
  if (next === undefined || !DECIMAL_MARK.test(plain.slice(spelled[at]!.end, next.start))) return null;
  let digits = "";
  let last = at;
  while (digits.length < 4) {
    const following = spelled[last + 1];
    if (following === undefined || (last > at && following.start !== spelled[last]!.end + 1)) break;
    last += 1;
    // `four six out of one hundred`: the last digit and its hundred are read together.
    const isShare = following.kind === "fraction";
    digits += String(isShare ? Math.round(following.value * 100) : following.value);
    if (isShare) return { digits, last, end: following.end, unit: "/100" };
  }
  const { end } = spelled[last]!;
  const hundred = OF_HUNDRED.exec(plain.slice(end, end + 24));
  if (hundred === null) return { digits, last, end, unit: "" };
  return { digits, last: last + 1, end: end + hundred[0].length, unit: "/100" };
}

function token(prose: string, start: number, end: number, digits: string, unit: string): ProseToken {
  return { kind: "number", start, end, text: prose.slice(start, end), digits, unit };
}
