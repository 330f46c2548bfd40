import type { LanguagePack } from "../../languages/language-pack.ts";
import type { DateValue } from "./date-value.ts";
import { readDates } from "./find-dates.ts";
import { readQuantities } from "./find-quantities.ts";
import type { Quantity } from "./quantity.ts";
import { decimalMark } from "./read-numeral.ts";
import { scan } from "./scan.ts";

/** The numbers and dates of a text. */
export interface Values {
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateValue[];
}

/**
 * Quantities and dates of a text in one pass; digits that belong to a date are never a quantity as well. The text may have
 * been scanned before.
 */
export function findValues(text: string, language: LanguagePack, tokens = scan(text, language)): Values {
  const taken = new Uint8Array(tokens.length);
  const dates = readDates(text, tokens, language, taken);
  const quantities = readQuantities(text, { tokens, language, taken, decimal: decimalMark(tokens, language) });
  return { quantities, dates };
}

/** The numbers of a text with percent, money, units, ages, ranges and scores, in order and without overlap. */
export function findQuantities(text: string, language: LanguagePack): readonly Quantity[] {
  return findValues(text, language).quantities;
}

/** The dates and times of a text, in order and without overlap. */
export function findDates(text: string, language: LanguagePack): DateValue[] {
  const tokens = scan(text, language);
  return readDates(text, tokens, language, new Uint8Array(tokens.length));
}
