import type { LanguagePack } from "../../languages/language-pack.ts";
import type { CalendarRules } from "../../languages/parts/calendar-rules.ts";
import { currencyCodes, currencySigns, currencyWords } from "./data/currencies.ts";
import { countedNouns } from "./data/quantity-cues.ts";
import { unitSymbols, unitWords } from "./data/units.ts";
import type { DateReading } from "./date-value.ts";
import type { Token } from "./scan.ts";

/** A year, a span of years, a decade or a century that starts with digits at `at`. */
export function readYear(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const token = tokens[at]!;
  if (token.kind !== "digits" || (token.glued && tokens[at - 1]?.kind === "word")) return undefined;
  return readDecade(tokens, at, language) ?? readCentury(tokens, at, language) ?? readPlainYear(tokens, at, language);
}

/** Four digits that can be a year, whatever stands around them. */
export function yearAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== "digits" || token.text.length !== 4) return undefined;
  const value = Number(token.text);
  if (value < 1000 || value > 2199) return undefined;
  const after = tokens[at + 1];
  const digits = tokens[at + 2];
  if (after?.glued && after.kind === "word") return undefined;
  const goesOn =
    after?.glued && (after.text === "." || after.text === ",") && digits?.kind === "digits" && digits.glued;
  return goesOn ? undefined : value;
}

function readPlainYear(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const year = yearAt(tokens, at);
  if (year === undefined || !isYear(tokens, at, year, language)) return undefined;
  const end = readEndYear(tokens, at, year, language);
  if (end !== undefined) return { next: end.next, kind: "year", parts: { year, endYear: end.year } };
  return { next: at + 1, kind: "year", parts: { year } };
}

function readEndYear(tokens: readonly Token[], at: number, year: number, language: LanguagePack) {
  const link = tokens[at + 1];
  const last = tokens[at + 2];
  if (link === undefined || last?.kind !== "digits") return undefined;
  const isDash = "-–—/".includes(link.text) && (link.glued === last.glued || link.text === "–");
  const { to, between, and } = language.quantities;
  const isBetween = link.fold === and && tokens[at - 1]?.fold === between;
  if (!isDash && !to.has(link.fold) && !isBetween) return undefined;
  if (countedNouns.has(tokens[at + 3]?.fold ?? "")) return undefined;
  const full = yearAt(tokens, at + 2);
  if (full !== undefined && full > year && full - year < 400) return { next: at + 3, year: full };
  if (!isDash || last.text.length !== 2) return undefined;
  const short = year - (year % 100) + Number(last.text);
  return short > year && short - year < 40 ? { next: at + 3, year: short } : undefined;
}

function isYear(tokens: readonly Token[], at: number, year: number, language: LanguagePack): boolean {
  const words = language.calendar;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (before !== undefined && !isClean(before, tokens[at]!)) return false;
  if (before !== undefined && (currencySigns.has(before.text) || currencyCodes.has(before.text))) return false;
  if (after !== undefined && !after.newLine && isUnit(tokens, at + 1, language)) return false;
  const afterPreposition = before !== undefined && words.beforeYear.has(before.fold);
  if (isCounting(before, after, tokens[at + 2])) return false;
  if (before !== undefined && language.quantities.before.has(before.fold) && !words.beforeYear.has(before.fold))
    return false;
  if (year >= 1900 && year <= 2099) {
    const phrase = `${tokens[at - 2]?.fold ?? ""} ${before?.fold ?? ""}`;
    return language.quantities.before.get(phrase) === undefined;
  }
  return afterPreposition && year >= 1100 && year < 2100;
}

/** The dash or slash in front of the digits must not tie them to something that is no year. */
function isClean(before: Token, token: Token): boolean {
  return !token.glued || !/^[.,:#+*=@_'’]$/.test(before.text);
}

function isCounting(before: Token | undefined, after: Token | undefined, second: Token | undefined): boolean {
  if (after === undefined) return false;
  if (countedNouns.has(after.fold)) return before?.fold !== "in" && before?.fold !== "im";
  return before === undefined
    ? false
    : countedNouns.has(second?.fold ?? "") &&
        after.kind === "word" &&
        before.fold !== "in" &&
        before.fold !== "im" &&
        before.fold !== "en";
}

function isUnit(tokens: readonly Token[], at: number, language: LanguagePack): boolean {
  const token = tokens[at]!;
  if (token.text === "%" || token.text === "€" || token.text === "°") return true;
  if (token.kind !== "word") return false;
  if (currencyWords.has(token.fold) || currencyCodes.has(token.text)) return true;
  if (language.numbers.magnitude.has(token.fold) || language.numbers.shortMagnitude.has(token.fold)) return true;
  if (unitSymbols.has(token.text) && token.text !== "s") return true;
  return unitWords.has(token.fold) && unitWords.get(token.fold) !== "in" && token.fold !== "grad";
}

/** "1990s", "the '90s", "90er Jahre", "1990er", "años 90". */
function readDecade(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const token = tokens[at]!;
  const value = Number(token.text);
  if ((token.text.length !== 4 && token.text.length !== 2) || value % 10 !== 0 || value === 0) return undefined;
  if (token.text.length === 4 && (value < 1000 || value > 2090)) return undefined;
  const next = decadeEnd(tokens, at, language.calendar.decade);
  if (next === undefined || isCount(tokens, at, language)) return undefined;
  if (token.text.length === 4) return { next, kind: "decade", parts: { decade: value } };
  return { next, kind: "decade", parts: { decade: value < 20 ? 2000 + value : 1900 + value, shortDecade: true } };
}

/** "Los 30 meses" are counted, "los 30" may be a decade: behind the article a noun decides. */
function isCount(tokens: readonly Token[], at: number, { calendar: { decade }, words }: LanguagePack): boolean {
  if ("suffix" in decade || !decade.articles.has(tokens[at - 1]?.fold ?? "")) return false;
  const after = tokens[at + 1];
  return after !== undefined && (after.kind === "word" ? !words.stopWords.has(after.fold) : after.text === "%");
}

/** The token behind digits that name a decade, by the way the language writes one. */
function decadeEnd(tokens: readonly Token[], at: number, decade: CalendarRules["decade"]): number | undefined {
  if (!("suffix" in decade)) {
    const before = tokens[at - 1]?.fold ?? "";
    const isShort = tokens[at]!.text.length === 2 && decade.beforeTwoDigits.has(before);
    return isShort || `${tokens[at - 2]?.fold ?? ""} ${before}` === decade.before ? at + 1 : undefined;
  }
  const after = tokens[at + 1];
  const isApart = (after?.text === "'" || after?.text === "’") && after.glued && tokens[at + 2]?.text === "s";
  const ending = isApart ? at + 2 : at + 1;
  if (!tokens[ending]?.glued || tokens[ending].fold !== decade.suffix) return undefined;
  const noun = tokens[ending + 1]?.text === "-" ? ending + 2 : ending + 1;
  return decade.noun?.test(tokens[noun]?.fold ?? "") ? noun + 1 : ending + 1;
}

/** "19th century", "19. Jahrhundert", "nineteenth-century". */
function readCentury(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const value = Number(tokens[at]!.text);
  if (value < 1 || value > 30) return undefined;
  let next = at + 1;
  if (tokens[next]?.text === "." || /^(st|nd|rd|th)$/.test(tokens[next]?.fold ?? "")) next++;
  else return undefined;
  if (tokens[next]?.text === "-") next++;
  if (!language.calendar.century.has(tokens[next]?.fold ?? "")) return undefined;
  return { next: next + 1, kind: "century", parts: { century: value } };
}

const roman: ReadonlyMap<string, number> = new Map(
  "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI"
    .split(" ")
    .map((text, index) => [text, index + 1]),
);

/** "siglo XIX", "siglo 19", "nineteenth century". */
export function readCenturyWords(
  tokens: readonly Token[],
  at: number,
  language: LanguagePack,
): DateReading | undefined {
  const words = language.calendar;
  const token = tokens[at]!;
  const second = tokens[at + 1];
  if (second === undefined) return undefined;
  if (words.centuryFirst) {
    if (!words.century.has(token.fold)) return undefined;
    const value = roman.get(second.text) ?? (second.kind === "digits" ? Number(second.text) : undefined);
    return value === undefined || value > 30 ? undefined : { next: at + 2, kind: "century", parts: { century: value } };
  }
  const value = language.numbers.ordinal.get(token.fold);
  const noun = second.text === "-" ? at + 2 : at + 1;
  if (value === undefined || !words.century.has(tokens[noun]?.fold ?? "")) return undefined;
  return { next: noun + 1, kind: "century", parts: { century: value } };
}
