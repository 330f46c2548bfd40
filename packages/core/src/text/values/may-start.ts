import type { Language } from "../language/languages.ts";
import { calendarWords } from "./data/calendar-words.ts";
import { type NumberWords, numberWords } from "./data/number-words.ts";
import { quantityCues } from "./data/quantity-cues.ts";
import type { Token } from "./scan.ts";

const germanNumber =
  /ein|zwei|zwo|drei|vier|funf|fuenf|sechs|sech|sieb|acht|neun|zehn|elf|zwoe?lf|zig|ssig|hundert|tausend|anderthalb|halb|dritt|erst|null/;

/** Almost no word of a text starts a quantity; this one look-up spares the readers the rest. */
export function mayStartQuantity(token: Token, language: Language): boolean {
  if (token.kind !== "word") return true;
  if (starters[language].has(token.fold)) return true;
  // "US$", "S/.", "Rs", "CHF": currencies are short and start with a capital.
  if (token.text.length <= 3 && token.text.charCodeAt(0) <= 90) return true;
  return language === "de" && token.fold.length < 62 && germanNumber.test(token.fold);
}

/** The same for dates: true for every word a date or time can start with. */
export function mayStartDate(token: Token, language: Language): boolean {
  return token.kind === "digits" || (token.kind === "word" && dateStarters[language].has(token.fold));
}

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
