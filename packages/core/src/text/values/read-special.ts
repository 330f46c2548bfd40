import type { QuantityKind } from "./quantity.ts";
import type { Amount } from "./read-amount.ts";
import { type Reader, readNumber } from "./read-number.ts";
import type { Token } from "./scan.ts";

const ofWords: ReadonlySet<string> = new Set(
  "of de der des vom von del dos das do da the its their his her our".split(" "),
);

/** Ordinals, fractions, multiples and vague counts at `at`. */
export function readSpecial(reader: Reader, at: number): Amount | undefined {
  if (reader.taken[at] === 1) return undefined;
  const token = reader.tokens[at]!;
  if (token.kind === "digits") {
    const ordinal = readDigitOrdinal(reader, at);
    return ordinal === undefined ? readSlashFraction(reader, at) : asShare(reader, at, ordinal);
  }
  if (token.kind !== "word") return undefined;
  const fraction = readFraction(reader, at);
  if (fraction !== undefined) return fraction;
  const ordinal = readWordOrdinal(reader, at);
  if (ordinal !== undefined) return asShare(reader, at, ordinal);
  return readVague(reader, at) ?? readMultiple(reader, at);
}

/** "Jeder fünfte Haushalt" is one in five, whatever stands fifth. */
function asShare({ tokens, language }: Reader, at: number, ordinal: Amount): Amount {
  const { everyOrdinal } = language.numbers;
  if (ordinal.value < 2 || !everyOrdinal?.every.has(tokens[at - 1]?.fold ?? "")) return ordinal;
  const noun = tokens[ordinal.next];
  if (noun === undefined || everyOrdinal.timeNoun.test(noun.fold)) return ordinal;
  return amount(at, ordinal.next, "fraction", 1 / ordinal.value);
}

function amount(first: number, next: number, kind: QuantityKind, value: number, weak = false): Amount {
  return {
    first,
    next,
    kind,
    value,
    step: kind === "fraction" ? 0.01 : 1,
    rounded: false,
    digits: false,
    weak,
    alternative: undefined,
    unit: undefined,
    currency: undefined,
    currencyShared: undefined,
  };
}

function readDigitOrdinal({ tokens, language }: Reader, at: number): Amount | undefined {
  const value = Number(tokens[at]!.text);
  const after = tokens[at + 1];
  if (after === undefined || !after.glued || value > 9999) return undefined;
  if (after.text === "º" || after.text === "ª" || after.text === "°") {
    const scale = tokens[at + 2];
    return scale?.text === "C" || scale?.text === "F" || after.text === "°"
      ? undefined
      : amount(at, at + 2, "ordinal", value);
  }
  if (after.kind === "word")
    return language.numbers.ordinalEnding.test(after.fold) ? amount(at, at + 2, "ordinal", value) : undefined;
  const second = tokens[at + 2];
  if (after.text !== "." || second === undefined || value > 99) return undefined;
  if (second.glued && (second.text === "º" || second.text === "ª")) return amount(at, at + 3, "ordinal", value);
  const isApart = second.kind === "word" && !second.glued && !second.newLine;
  return isApart && language.numbers.beforeDottedOrdinal?.has(tokens[at - 1]?.fold ?? "")
    ? amount(at, at + 2, "ordinal", value)
    : undefined;
}

function readSlashFraction({ tokens }: Reader, at: number): Amount | undefined {
  const slash = tokens[at + 1];
  const below = tokens[at + 2];
  if (slash?.glued !== true || (slash.text !== "/" && slash.text !== "⁄")) return undefined;
  if (below?.kind !== "digits" || !below.glued || tokens[at + 3]?.text === "/") return undefined;
  const numerator = Number(tokens[at]!.text);
  const denominator = Number(below.text);
  // Round the clock: a saying, not a count.
  if (numerator === 24 && denominator === 7) return amount(at, at + 3, "number", 24, true);
  if (numerator === denominator && denominator > 1 && denominator <= 20) return amount(at, at + 3, "fraction", 1);
  if (denominator < 2 || denominator > 20 || numerator >= denominator) return undefined;
  // The attacks of 11 September.
  if (numerator === 9 && denominator === 11) return undefined;
  return amount(at, at + 3, "fraction", numerator / denominator);
}

function readWordOrdinal({ tokens, language }: Reader, at: number): Amount | undefined {
  const token = tokens[at]!;
  const words = language.numbers;
  const tens = words.hyphenatedOrdinals ? words.small.get(token.fold) : undefined;
  if (tens !== undefined && tens >= 20 && tokens[at + 1]?.text === "-") {
    const one = words.ordinal.get(tokens[at + 2]?.fold ?? "");
    if (one !== undefined && one < 10) return amount(at, at + 3, "ordinal", tens + one);
  }
  const value = words.ordinal.get(token.fold) ?? words.compounds?.ordinal(token.fold);
  return value === undefined ? undefined : amount(at, at + 1, "ordinal", value);
}

/** "two thirds", "a quarter of", "ein Drittel", "la mitad", "one in five", "dos de cada tres". */
function readFraction(reader: Reader, at: number): Amount | undefined {
  const { tokens, language } = reader;
  const words = language.numbers;
  const token = tokens[at]!;
  const alone = words.fraction.get(token.fold);
  if (alone === 2 && isHalf(reader, at)) return amount(at, at + 1, "fraction", 0.5);
  const number = words.articleOnly.has(token.fold)
    ? { next: at + 1, value: 1, weak: true }
    : readNumber(reader, at, false);
  if (number === undefined) return undefined;
  let next = number.next;
  if (tokens[next]?.text === "-" && tokens[next]!.glued) next++;
  const word = tokens[next];
  if (word === undefined) return undefined;
  const denominator = words.fraction.get(word.fold);
  if (denominator !== undefined && number.value < denominator && denominator > 2) {
    const isPlural = number.value > 1 && (word.fold.endsWith("s") || !words.fractionsTakePlural);
    const ofWhole = ofWords.has(tokens[next + 1]?.fold ?? "") || words.plainFractions.has(denominator);
    if (isPlural || (number.value === 1 && ofWhole))
      return amount(at, next + 1, "fraction", number.value / denominator);
  }
  return readShare(reader, at, number.value, next);
}

function readShare(reader: Reader, at: number, count: number, next: number): Amount | undefined {
  const { tokens, language } = reader;
  const first = tokens[next]?.fold;
  const second = tokens[next + 1]?.fold;
  let from: number | undefined;
  const { share } = language.numbers;
  if (share !== undefined && first === share.oneIn && count === 1) from = next + 1;
  else if (share !== undefined && `${first} ${second}` === share.outOf) from = next + 2;
  else if (first === "de" && second === "cada") from = next + 2;
  else if (first === "em" && second === "cada") from = next + 2;
  if (from === undefined) return undefined;
  const whole = readNumber(reader, from, false);
  if (whole === undefined || whole.value <= count || whole.weak || whole.value > 1e6) return undefined;
  return amount(at, whole.next, "fraction", count / whole.value);
}

/** "half" is a number in "half of", "half the", not in "second half", "half-time" or "half past". */
function isHalf({ tokens, language }: Reader, at: number): boolean {
  const token = tokens[at]!;
  if (token.fold === "medio" || token.fold === "media") return false;
  const { halfNeedsOf, ordinal } = language.numbers;
  if (!halfNeedsOf) return true;
  return ofWords.has(tokens[at + 1]?.fold ?? "") && !ordinal.has(tokens[at - 1]?.fold ?? "");
}

/** "thousands of", "Hunderttausende", "decenas de miles". */
function readVague({ tokens, language }: Reader, at: number): Amount | undefined {
  const words = language.numbers;
  const value = words.vague.get(tokens[at]!.fold);
  if (value === undefined || isCounted(tokens, at)) return undefined;
  const second = ofWords.has(tokens[at + 1]?.fold ?? "") ? words.vague.get(tokens[at + 2]?.fold ?? "") : undefined;
  if (second !== undefined && second > value) return amount(at, at + 3, "vague", value * second);
  return amount(at, at + 1, "vague", value);
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "digits";
}

function readMultiple({ tokens, language }: Reader, at: number): Amount | undefined {
  const value = language.numbers.multiple.get(tokens[at]!.fold);
  return value === undefined ? undefined : amount(at, at + 1, "multiple", value);
}
