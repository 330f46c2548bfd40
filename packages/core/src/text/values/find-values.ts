import type { LanguagePack } from "../../languages/language-pack.ts";
import { atOnce } from "../at-once.ts";
import type { DateValue } from "./date-value.ts";
import { readDates } from "./find-dates.ts";
import { readQuantities } from "./find-quantities.ts";
import { joinCompounds } from "./join-compounds.ts";
import type { Quantity } from "./quantity.ts";
import type { Reader } from "./read-number.ts";
import { decimalMark } from "./read-numeral.ts";
import { scan, type Token } from "./scan.ts";

/** The numbers and dates of a text. */
export interface Values {
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateValue[];
}

/** What is read in a step of a long text, in tokens. */
const STEP = 1000;

/**
 * Quantities and dates of a text in one pass; digits that belong to a date are never a quantity as well. The text may have
 * been scanned before.
 */
export function findValues(text: string, language: LanguagePack, tokens = scan(text, language)): Values {
  return atOnce(readValues(text, language, tokens, tokens.length));
}

/** The same in steps, each of which says how much was done, in microseconds or so. */
export function* readValues(
  text: string,
  language: LanguagePack,
  tokens: readonly Token[],
  step: number = STEP,
): Generator<number, Values> {
  const taken = new Uint8Array(tokens.length);
  const dates: DateValue[] = [];
  const end = tokens.length;
  for (let from = 0; from < end; ) {
    from = readDates(text, { tokens, language, taken }, dates, { from, to: Math.min(end, from + step) });
    if (from < end) yield step / 2;
  }
  const reader: Reader = { tokens, language, taken, decimal: decimalMark(tokens, language) };
  const quantities: Quantity[] = [];
  for (let from = 0; from < end; ) {
    from = readQuantities(text, reader, quantities, { from, to: Math.min(end, from + step) });
    if (from < end) yield step;
  }
  return { quantities: joinCompounds(text, quantities), dates };
}

/** The numbers of a text with percent, money, units, ages, ranges and scores, in order and without overlap. */
export function findQuantities(text: string, language: LanguagePack): readonly Quantity[] {
  return findValues(text, language).quantities;
}

/** The dates and times of a text, in order and without overlap. */
export function findDates(text: string, language: LanguagePack): DateValue[] {
  return [...findValues(text, language).dates];
}
