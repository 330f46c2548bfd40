import { LANGUAGES, type Language } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { packOf } from "../../languages/pack-of.ts";
import { calendarWords } from "./data/calendar-words.ts";
import { currencyCodes, currencySigns } from "./data/currencies.ts";
import { type NumberWords, numberWords } from "./data/number-words.ts";
import { minusSigns, quantityCues, vulgarFractions } from "./data/quantity-cues.ts";

const germanNumber =
  /ein|zwei|zwo|drei|vier|funf|fuenf|sechs|sech|sieb|acht|neun|zehn|elf|zwoe?lf|zig|ssig|hundert|tausend|anderthalb|halb|dritt|erst|null/;

/** What of a token tells whether a value may start with it. */
type FirstToken = { readonly kind: "word" | "digits" | "mark"; readonly text: string; readonly starts: number };

/** Almost no word or sign of a text starts a quantity; knowing this spares the readers the rest. */
export function mayStartQuantity(token: FirstToken, language: LanguagePack): boolean {
  if (token.kind === "word") return (token.starts & STARTS_QUANTITY[language.code]) !== 0;
  return token.kind === "digits" || quantitySigns.has(token.text);
}

/** The same for dates: true for every word a date or time can start with. */
export function mayStartDate(token: FirstToken, language: LanguagePack): boolean {
  return token.kind === "digits" || (token.kind === "word" && (token.starts & STARTS_DATE[language.code]) !== 0);
}

/** One bit for each language and kind of value. */
const STARTS_QUANTITY: Readonly<Record<Language, number>> = { en: 1, de: 2, es: 4, pt: 8 };
const STARTS_DATE: Readonly<Record<Language, number>> = { en: 16, de: 32, es: 64, pt: 128 };

/** What a word may start in each language, as bits. */
export function startsOf(text: string, fold: string): number {
  let bits = 0;
  for (const language of LANGUAGES) {
    if (isQuantityStarter(text, fold, packOf(language))) bits |= STARTS_QUANTITY[language];
    if (dateStarters[language].has(fold)) bits |= STARTS_DATE[language];
  }
  return bits;
}

function isQuantityStarter(text: string, fold: string, language: LanguagePack): boolean {
  if (starters[language.code].has(fold)) return true;
  // "US$", "S/.", "Rs", "CHF".
  if (quantitySigns.has(text) || currencyCodes.has(text)) return true;
  return language.code === "de" && fold.length < 62 && germanNumber.test(fold);
}

/** Beginnings of currency signs, minus signs, and fractions in one character. */
const quantitySigns: ReadonlySet<string> = new Set([
  ...[...currencySigns.keys()].flatMap((sign) => Array.from(sign, (_, at) => sign.slice(0, at + 1))),
  ...minusSigns,
  ...vulgarFractions.keys(),
]);

const starters: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: startersOf(packOf("en"), numberWords.en),
  de: startersOf(packOf("de"), numberWords.de),
  es: startersOf(packOf("es"), numberWords.es),
  pt: startersOf(packOf("pt"), numberWords.pt),
};

const dateStarters: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: dateStartersOf(packOf("en")),
  de: dateStartersOf(packOf("de")),
  es: dateStartersOf(packOf("es")),
  pt: dateStartersOf(packOf("pt")),
};

function dateStartersOf(language: LanguagePack): ReadonlySet<string> {
  const { months, shortMonths, weekdays, shortWeekdays, ...words } = calendarWords[language.code];
  const all = new Set<string>(["halb"]);
  for (const table of [months, shortMonths, shortWeekdays, words.relative, words.shift, words.spans, words.hours])
    for (const word of table.keys()) all.add(word);
  for (const word of weekdays.keys()) all.add(word.replace("-feira", ""));
  // Centuries: "siglo XIX", "nineteenth century".
  for (const word of words.century) all.add(word);
  for (const word of numberWords[language.code].ordinal.keys()) all.add(word);
  return all;
}

function startersOf(language: LanguagePack, words: NumberWords): ReadonlySet<string> {
  const all = new Set<string>([quantityCues[language.code].minus]);
  for (const table of [words.small, words.magnitude, words.vague, words.ordinal, words.fraction, words.multiple])
    for (const word of table.keys()) all.add(word);
  for (const table of [words.article, words.articleOnly, words.half]) for (const word of table) all.add(word);
  return all;
}
