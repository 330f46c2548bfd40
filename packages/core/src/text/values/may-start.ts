import { LANGUAGES, type Language } from "../language/languages.ts";
import { calendarWords } from "./data/calendar-words.ts";
import { currencyCodes, currencySigns } from "./data/currencies.ts";
import { type NumberWords, numberWords } from "./data/number-words.ts";
import { minusSigns, quantityCues, vulgarFractions } from "./data/quantity-cues.ts";
import type { Token } from "./scan.ts";

const germanNumber =
  /ein|zwei|zwo|drei|vier|funf|fuenf|sechs|sech|sieb|acht|neun|zehn|elf|zwoe?lf|zig|ssig|hundert|tausend|anderthalb|halb|dritt|erst|null/;

/** Almost no word or sign of a text starts a quantity; knowing this spares the readers the rest. */
export function mayStartQuantity(token: Token, language: Language): boolean {
  if (token.kind === "word") return (token.starts & STARTS_QUANTITY[language]) !== 0;
  return token.kind === "digits" || quantitySigns.has(token.text);
}

/** The same for dates: true for every word a date or time can start with. */
export function mayStartDate(token: Token, language: Language): boolean {
  return token.kind === "digits" || (token.kind === "word" && (token.starts & STARTS_DATE[language]) !== 0);
}

/** One bit for each language and kind of value. */
const STARTS_QUANTITY: Readonly<Record<Language, number>> = { en: 1, de: 2, es: 4, pt: 8 };
const STARTS_DATE: Readonly<Record<Language, number>> = { en: 16, de: 32, es: 64, pt: 128 };

/** What a word may start in each language, as bits. */
export function startsOf(text: string, fold: string): number {
  let bits = 0;
  for (const language of LANGUAGES) {
    if (isQuantityStarter(text, fold, language)) bits |= STARTS_QUANTITY[language];
    if (dateStarters[language].has(fold)) bits |= STARTS_DATE[language];
  }
  return bits;
}

function isQuantityStarter(text: string, fold: string, language: Language): boolean {
  if (starters[language].has(fold)) return true;
  // "US$", "S/.", "Rs", "CHF".
  if (quantitySigns.has(text) || currencyCodes.has(text)) return true;
  return language === "de" && fold.length < 62 && germanNumber.test(fold);
}

/** Beginnings of currency signs, minus signs, and fractions in one character. */
const quantitySigns: ReadonlySet<string> = new Set([
  ...[...currencySigns.keys()].flatMap((sign) => Array.from(sign, (_, at) => sign.slice(0, at + 1))),
  ...minusSigns,
  ...vulgarFractions.keys(),
]);

const starters: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: startersOf("en", numberWords.en),
  de: startersOf("de", numberWords.de),
  es: startersOf("es", numberWords.es),
  pt: startersOf("pt", numberWords.pt),
};

const dateStarters: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: dateStartersOf("en"),
  de: dateStartersOf("de"),
  es: dateStartersOf("es"),
  pt: dateStartersOf("pt"),
};

function dateStartersOf(language: Language): ReadonlySet<string> {
  const { months, shortMonths, weekdays, shortWeekdays, ...words } = calendarWords[language];
  const all = new Set<string>(["halb"]);
  for (const table of [months, shortMonths, shortWeekdays, words.relative, words.shift, words.spans, words.hours])
    for (const word of table.keys()) all.add(word);
  for (const word of weekdays.keys()) all.add(word.replace("-feira", ""));
  // Centuries: "siglo XIX", "nineteenth century".
  for (const word of words.century) all.add(word);
  for (const word of numberWords[language].ordinal.keys()) all.add(word);
  return all;
}

function startersOf(language: Language, words: NumberWords): ReadonlySet<string> {
  const all = new Set<string>([quantityCues[language].minus]);
  for (const table of [words.small, words.magnitude, words.vague, words.ordinal, words.fraction, words.multiple])
    for (const word of table.keys()) all.add(word);
  for (const table of [words.article, words.articleOnly, words.half]) for (const word of table) all.add(word);
  return all;
}
