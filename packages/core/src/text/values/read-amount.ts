import { minusSigns } from "./data/quantity-cues.ts";
import type { QuantityKind } from "./quantity.ts";
import { readCurrencyAfter, readCurrencyBefore } from "./read-currency.ts";
import { type NumberReading, type Reader, readNumber } from "./read-number.ts";
import { readUnitAfter } from "./read-unit.ts";

/** One number with its sign, currency or unit, before ranges and cue words are looked at. */
export type Amount = {
  readonly first: number;
  readonly next: number;
  readonly kind: QuantityKind;
  readonly value: number;
  readonly step: number;
  readonly rounded: boolean;
  readonly digits: boolean;
  readonly weak: boolean;
  readonly alternative: number | undefined;
  readonly unit: string | undefined;
  readonly currency: string | undefined;
  readonly currencyShared: string | undefined;
};

const oldWords: ReadonlySet<string> = new Set(["old", "alt", "alte", "alter", "alten", "olds"]);

/** Reads "−5 °C", "$3.5m", "20 Euro", "26-year-old" … at `at`. */
export function readAmount(reader: Reader, at: number, isMoney = false): Amount | undefined {
  const { tokens } = reader;
  if (at >= tokens.length) return undefined;
  const before = readCurrencyBefore(tokens, at);
  const signAt = before?.next ?? at;
  const sign = readSign(reader, signAt);
  const number = readNumber(reader, signAt + sign.length, isMoney || before !== undefined);
  if (number === undefined) return undefined;
  if (before !== undefined && !number.digits) return undefined;
  const negative = sign.length > 0 ? -1 : 1;
  // "US$ 5 million dollars" says it twice.
  const again = before?.currency === undefined ? undefined : readCurrencyAfter(tokens, number.next, reader.language);
  const tail =
    before?.currency === undefined
      ? readTail(reader, number)
      : { next: again?.currency ? again.next : number.next, ...money(before.currency) };
  const zero = tail.unit?.startsWith("°") ? readBelowZero(reader, tail.next) : undefined;
  const value = number.value * negative;
  return {
    first: at,
    next: zero ?? tail.next,
    kind: tail.kind,
    value: zero === undefined ? value : -Math.abs(value),
    step: number.step,
    rounded: number.rounded,
    digits: number.digits,
    weak: tail.weak ?? number.weak,
    alternative: number.alternative === undefined ? undefined : number.alternative * negative,
    unit: tail.unit,
    currency: tail.currency,
    currencyShared: tail.currencyShared,
  };
}

/** The end of "below zero", "unter null", "bajo cero" behind a temperature. */
function readBelowZero({ tokens, language }: Reader, at: number): number | undefined {
  const words = language.quantities.belowZero;
  return words.every((word, index) => tokens[at + index]?.fold === word) ? at + words.length : undefined;
}

type Tail = Pick<Amount, "next" | "kind"> & Partial<Pick<Amount, "unit" | "currency" | "currencyShared" | "weak">>;

function readTail(reader: Reader, number: NumberReading): Tail {
  const { tokens, language } = reader;
  const { next } = number;
  const age = readAge(reader, number);
  if (age !== undefined) return age;
  const currency = readCurrencyAfter(tokens, next, language);
  if (currency?.hundredth !== undefined)
    return { next: currency.next, kind: "money", unit: currency.hundredth, weak: false };
  if (currency?.currency !== undefined) return { next: currency.next, ...money(currency.currency), weak: false };
  if (free(reader, next)) {
    const unit = readUnitAfter(tokens, next, language);
    if (unit !== undefined) {
      const kind = unit.unit === "%" || unit.unit === "pp" ? "percent" : "measure";
      return { next: unit.next, kind, unit: unit.unit, weak: number.weak && kind === "measure" };
    }
    // Pounds that are not money are a weight.
    const noun = tokens[tokens[next]?.text === "-" ? next + 1 : next];
    if (noun !== undefined && /^(pounds?|pfund|libras)$/.test(noun.fold))
      return { next: tokens[next] === noun ? next + 1 : next + 2, kind: "measure", unit: "lb", weak: false };
  }
  return { next, kind: "number", ...(isLabel(reader, next) ? { weak: true } : {}) };
}

/** "26-year-old", "26 years old", "26 Jahre alt", "26-jährige", "26 años de edad". */
function readAge(reader: Reader, number: NumberReading): Tail | undefined {
  const { tokens } = reader;
  let next = number.next;
  if (tokens[next]?.text === "-") next++;
  const word = tokens[next];
  if (word?.kind !== "word") return undefined;
  if (/^jahrig(e|er|en|em|es)?$/.test(word.fold)) return { next: next + 1, kind: "age", unit: "year" };
  const unit = readUnitAfter(tokens, number.next, reader.language);
  if (unit?.unit !== "year" && unit?.unit !== "month" && unit?.unit !== "week" && unit?.unit !== "day")
    return undefined;
  next = unit.next;
  if (tokens[next]?.text === "-") next++;
  const after = tokens[next]?.fold ?? "";
  // "60 Jahre älter" tells a difference.
  const isOlder = tokens[next]?.text.toLowerCase().startsWith("ä") === true;
  if (oldWords.has(after) && !isOlder) return { next: next + 1, kind: "age", unit: unit.unit };
  if (after === "of" && tokens[next + 1]?.fold === "age") return { next: next + 2, kind: "age", unit: unit.unit };
  if (after === "de" && tokens[next + 1]?.fold === "edad") return { next: next + 2, kind: "age", unit: unit.unit };
  if (after === "de" && tokens[next + 1]?.fold === "idade") return { next: next + 2, kind: "age", unit: unit.unit };
  return undefined;
}

function money(currency: { readonly code: string; readonly shared?: string }): Omit<Tail, "next"> {
  return {
    kind: "money",
    currency: currency.code,
    ...(currency.shared === undefined ? {} : { currencyShared: currency.shared }),
  };
}

/** How many tokens of sign stand at `at`: a dash that is no hyphen, or the word for minus. */
function readSign(reader: Reader, at: number): { readonly length: 0 | 1 } {
  const { tokens, language } = reader;
  const token = tokens[at];
  const digits = tokens[at + 1];
  if (token === undefined || digits?.kind !== "digits") return { length: 0 };
  if (token.fold === language.quantities.minus) {
    // Spanish and Portuguese "menos 5" is minus only in front of a temperature; elsewhere it means "less".
    if (!language.quantities.minusMeansLess) return { length: 1 };
    return { length: readUnitAfter(tokens, at + 2, language)?.unit.startsWith("°") ? 1 : 0 };
  }
  const isSign = minusSigns.has(token.text) && digits.glued && (!token.glued || tokens[at - 1]?.text === "(");
  return { length: isSign && tokens[at - 1]?.kind !== "digits" ? 1 : 0 };
}

function free(reader: Reader, at: number): boolean {
  return at < reader.tokens.length && reader.taken[at] !== 1;
}

/** Letters glued to the digits that no rule understood ("4x4", "737s"): part of a name rather than a count. */
function isLabel({ tokens, language }: Reader, next: number): boolean {
  const token = tokens[next];
  return token?.glued === true && token.kind === "word" && !language.numbers.small.has(token.fold);
}
