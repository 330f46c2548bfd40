import type { LanguagePack } from "../../languages/language-pack.ts";
import type { NumberRules } from "../../languages/parts/number-rules.ts";
import { countedNouns, vulgarFractions } from "./data/quantity-cues.ts";
import { readNumberWords } from "./read-number-words.ts";
import { readNumeral } from "./read-numeral.ts";
import type { Token } from "./scan.ts";

/** What the finders share while they walk over one text. */
export type Reader = {
  readonly tokens: readonly Token[];
  readonly language: LanguagePack;
  readonly decimal: "." | ",";
  /** Tokens that already belong to a date. */
  readonly taken: Uint8Array;
};

export type NumberReading = {
  readonly next: number;
  readonly value: number;
  readonly step: number;
  readonly digits: boolean;
  /** A magnitude word or letter was part of it, so it is a rounded figure. */
  readonly rounded: boolean;
  readonly weak: boolean;
  readonly alternative?: number;
};

/** A number in digits or words at `at`, magnitude included: "3.5m", "3,5 Mio.", "two hundred thousand". */
export function readNumber(reader: Reader, at: number, isMoney: boolean): NumberReading | undefined {
  const token = reader.tokens[at];
  if (token === undefined || reader.taken[at] === 1) return undefined;
  if (token.kind === "word") return readWords(reader, at);
  const fraction = vulgarFractions.get(token.text);
  if (fraction !== undefined) return plain(at + 1, fraction, 0.01);
  if (token.kind !== "digits") return undefined;
  const numeral = readNumeral(reader.tokens, at, reader.decimal);
  if (numeral === undefined) return undefined;
  const after = reader.tokens[numeral.next];
  const added = after?.glued ? vulgarFractions.get(after.text) : undefined;
  if (added !== undefined) return withMagnitude(reader, plain(numeral.next + 1, numeral.value + added, 0.01), isMoney);
  return withMagnitude(reader, { ...numeral, digits: true, rounded: false, weak: false }, isMoney);
}

function plain(next: number, value: number, step: number): NumberReading {
  return { next, value, step, digits: true, rounded: false, weak: false };
}

function readWords(reader: Reader, at: number): NumberReading | undefined {
  const words = readNumberWords(reader.tokens, at, reader.language);
  if (words === undefined) return undefined;
  for (let index = at; index < words.next; index++) if (reader.taken[index] === 1) return undefined;
  return { ...words, digits: false, rounded: words.step >= 1000 };
}

function withMagnitude(reader: Reader, number: NumberReading, isMoney: boolean): NumberReading {
  const { tokens, language } = reader;
  const words = language.numbers;
  let { next, value, step, rounded } = number;
  let multiplied = false;
  for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
    let from = next;
    if (token.text === "-" && token.glued && tokens[next + 1]?.kind === "word" && tokens[next + 1]!.glued) from++;
    const word = tokens[from]!;
    if (word.kind !== "word" || word.newLine) break;
    const full = words.magnitude.get(word.fold);
    const short = full === undefined && !multiplied ? shortMagnitude(reader, from, number.value, isMoney) : undefined;
    const magnitude = full ?? short;
    if (magnitude === undefined || (multiplied && !(word.fold.startsWith("mil") && magnitude === 1e6))) break;
    value *= magnitude;
    step *= magnitude;
    rounded = true;
    multiplied = true;
    next = from + 1;
    // The full stop of "Mio." belongs to the abbreviation.
    if (short !== undefined && words.shortMagnitudeHasDot && tokens[next]?.text === "." && tokens[next]!.glued) next++;
  }
  if (!multiplied) return number;
  const rest = words.digitsFollowMagnitude ? readRest(reader, next, value, step) : undefined;
  if (rest !== undefined) return { ...number, ...rest, rounded: rest.step > 1 };
  const { alternative: _, ...kept } = number;
  if (words.halfFollowsMagnitude && isAndHalf(tokens, next, words))
    return { ...kept, next: next + 2, value: value + step / 2, step: step / 2, rounded };
  return { ...kept, next, value, step, rounded };
}

/** "2 mil 500", "3 millones 200 mil": what follows the magnitude in digits belongs to the number. */
function readRest(
  { tokens, language, taken }: Reader,
  at: number,
  value: number,
  step: number,
): { readonly next: number; readonly value: number; readonly step: number } | undefined {
  const digits = tokens[at];
  if (digits?.kind !== "digits" || digits.newLine || digits.glued || taken[at] === 1) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(digits.text) || value % step !== 0) return undefined;
  const after = tokens[at + 1];
  const magnitude = after?.kind === "word" && !after.newLine ? language.numbers.magnitude.get(after.fold) : undefined;
  if (step === 1e6 && magnitude === 1e3) return { next: at + 2, value: value + Number(digits.text) * 1e3, step: 1e3 };
  const ends = magnitude === undefined && !(after?.glued === true && after.kind !== "word" && isDigit(tokens[at + 2]));
  return step === 1e3 && ends ? { next: at + 1, value: value + Number(digits.text), step: 1 } : undefined;
}

function isDigit(token: Token | undefined): boolean {
  return token?.kind === "digits" && token.glued;
}

/** "2 millones y medio". */
function isAndHalf(tokens: readonly Token[], at: number, words: NumberRules): boolean {
  return tokens[at]?.fold === words.and && words.half.has(tokens[at + 1]?.fold ?? "");
}

function shortMagnitude(reader: Reader, at: number, value: number, isMoney: boolean): number | undefined {
  const { tokens, language } = reader;
  const word = tokens[at]!;
  if (word.text === "M" && word.glued) return 1e6;
  const magnitude = language.numbers.shortMagnitude.get(word.fold);
  if (magnitude === undefined) return undefined;
  if (word.fold.length > 1) return magnitude;
  if (!word.glued) return isMoney && word.fold === "m" ? magnitude : undefined;
  if (word.fold !== "m" || isMoney) return word.text === "B" && !isMoney ? undefined : magnitude;
  const { millionOrMetres } = language.numbers;
  return millionOrMetres !== undefined && isMillion(tokens, at, value, millionOrMetres) ? magnitude : undefined;
}

/**
 * English "3.5m" is a count when a plural noun follows or a sum stands before it, a length otherwise: "1.5m people",
 * "a profit of 2m", "a 100m race".
 */
function isMillion(
  tokens: readonly Token[],
  at: number,
  value: number,
  { sums, lengths }: NonNullable<NumberRules["millionOrMetres"]>,
): boolean {
  const next = tokens[at + 1];
  if (isSumBefore(tokens, at, sums) && !lengths.has(next?.fold ?? "")) return true;
  if (next?.kind !== "word" || lengths.has(next.fold)) return false;
  if (countedNouns.has(next.fold)) return true;
  return value < 100 && next.fold.length > 3 && next.fold.endsWith("s");
}

/** A noun of sums or crowds within the three words before the number: "a profit of 2m", "population of about 3m". */
function isSumBefore(tokens: readonly Token[], at: number, sums: ReadonlySet<string>): boolean {
  let first = at - 1;
  while (first > 0 && tokens[first]!.glued && tokens[first - 1]!.kind !== "word") first--;
  for (let back = first - 1; back >= 0 && back >= first - 3; back--) {
    if (tokens[back]!.kind !== "word") return false;
    if (sums.has(tokens[back]!.fold)) return true;
  }
  return false;
}
