import type { LanguagePack } from "../../languages/language-pack.ts";
import { perLanguage } from "../words/per-language.ts";
import { currencyCodes, currencySigns } from "./data/currencies.ts";
import { minusSigns, vulgarFractions } from "./data/quantity-cues.ts";

const STARTS_QUANTITY = 1;
const STARTS_DATE = 2;
/** Longer words are no numbers written as one word. */
const MAX_COMPOUND_LENGTH = 61;

/** What of a token tells whether a value may start with it. */
type FirstToken = { readonly kind: "word" | "digits" | "mark"; readonly text: string; readonly starts: number };

/** Almost no word or sign of a text starts a quantity; knowing this spares the readers the rest. */
export function mayStartQuantity(token: FirstToken): boolean {
  if (token.kind === "word") return (token.starts & STARTS_QUANTITY) !== 0;
  return token.kind === "digits" || quantitySigns.has(token.text);
}

/** The same for dates: true for every word a date or time can start with. */
export function mayStartDate(token: FirstToken): boolean {
  return token.kind === "digits" || (token.kind === "word" && (token.starts & STARTS_DATE) !== 0);
}

/** What a word of the language may start, as bits. */
export function startsOf(text: string, fold: string, language: LanguagePack): number {
  const { quantities, dates } = startersOf(language);
  return (isQuantityStarter() ? STARTS_QUANTITY : 0) | (dates.has(fold) ? STARTS_DATE : 0);

  function isQuantityStarter(): boolean {
    // "US$", "S/.", "Rs", "CHF".
    if (quantities.has(fold) || quantitySigns.has(text) || currencyCodes.has(text)) return true;
    return fold.length <= MAX_COMPOUND_LENGTH && language.numbers.compounds?.part.test(fold) === true;
  }
}

/** Beginnings of currency signs, minus signs, and fractions in one character. */
const quantitySigns: ReadonlySet<string> = new Set([
  ...[...currencySigns.keys()].flatMap((sign) => Array.from(sign, (_, at) => sign.slice(0, at + 1))),
  ...minusSigns,
  ...vulgarFractions.keys(),
]);

const startersOf = perLanguage((language) => ({
  quantities: quantityStarters(language),
  dates: dateStarters(language),
}));

function quantityStarters({ numbers, quantities }: LanguagePack): ReadonlySet<string> {
  const { small, magnitude, vague, ordinal, fraction, multiple, article, articleOnly, half } = numbers;
  const all = new Set<string>([quantities.minus]);
  for (const table of [small, magnitude, vague, ordinal, fraction, multiple, article, articleOnly, half])
    for (const word of table.keys()) all.add(word);
  return all;
}

function dateStarters({ calendar, clock, numbers }: LanguagePack): ReadonlySet<string> {
  const { months, shortMonths, weekdays, shortWeekdays, relative, shift, spans, century } = calendar;
  const all = new Set<string>(clock.halfTowards === undefined ? [] : [clock.halfTowards.half]);
  // Centuries: "siglo XIX", "nineteenth century".
  for (const table of [
    months,
    shortMonths,
    shortWeekdays,
    relative,
    shift,
    spans,
    clock.hours,
    century,
    numbers.ordinal,
  ])
    for (const word of table.keys()) all.add(word);
  for (const word of weekdays.keys()) all.add(word.replace("-feira", ""));
  return all;
}
