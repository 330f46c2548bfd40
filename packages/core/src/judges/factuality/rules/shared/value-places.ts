import { compareQuantities, type Quantity } from "../../../../text/index.ts";
import { readOnce } from "../../../../text/read-once.ts";
import { type AlignedSentence, isInValue } from "../../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";

type Place = { readonly start: number; readonly end: number };

const MARK = /[,;:–—()]/;

/**
 * True when a value of the source sentence can be of what the claim tells: up to the comma behind it stands a word of the
 * claim, or between its commas no content at all. "The hall opened in 2021, two years after building began" does not date
 * the building.
 */
export function isBoundTo({ source, shared }: Pick<AlignedSentence, "source" | "shared">, value: Place): boolean {
  const content = contentPlaces(source);
  const { from, to } = partAround(source, value);
  let isBare = true;
  for (let at = 0; at < to; at += 1) {
    if (content[at] !== 1) continue;
    if (shared.has(source.words[at]!.stem)) return true;
    if (at >= from) isBare = false;
  }
  return isBare;
}

/** Marks the words of a span that are content and part of no value; found once, because every value asks. */
const contentPlaces = readOnce((span: ComparedSpan) =>
  Uint8Array.from(span.words, (word) => (word.stop || isInValue(word, span) ? 0 : 1)),
);

/** The words between the commas around a value, as a range of places. */
function partAround({ words, text, start }: ComparedSpan, value: Place): { from: number; to: number } {
  const isCut = (at: number) => MARK.test(text.slice(words[at - 1]!.end - start, words[at]!.start - start));
  let from = words.findIndex((word) => word.end > value.start);
  if (from < 0) return { from: 0, to: words.length };
  let to = from + 1;
  while (from > 0 && !isCut(from)) from -= 1;
  while (to < words.length && (words[to]!.start < value.end || !isCut(to))) to += 1;
  return { from, to };
}

const AND = /^\s*(?:,|and|und|y|e)?\s*$/u;

/** True when the value may be the sum the rival is a part of: "three and a half years", "three years and six months". */
export function canBeSum(
  { claim, source }: Pick<AlignedSentence, "claim" | "source">,
  value: Quantity,
  rival: Quantity,
) {
  const said = partnerOf(claim, value);
  const meant = partnerOf(source, rival);
  if ((said === undefined) === (meant === undefined)) return false;
  const [whole, part, partner] = meant === undefined ? [rival, value, said!] : [value, rival, meant];
  // The smaller part is less than one of the larger unit.
  const isLarger = part.start < partner.start && part.unit === whole.unit;
  return !isLarger || (whole.value >= part.value && whole.value < part.value + 1);
}

/** The other part of an amount said in two: the value next to it, in another unit. */
function partnerOf({ quantities, text, start }: ComparedSpan, value: Quantity): Quantity | undefined {
  const at = quantities.indexOf(value);
  return [quantities[at + 1], quantities[at - 1]].find((other) => {
    if (other?.unit === undefined || other.unit === value.unit || other.kind !== value.kind) return false;
    const [first, second] = other.start < value.start ? [other, value] : [value, other];
    if (!AND.test(text.slice(first.end - start, second.start - start))) return false;
    return compareQuantities(first, second) !== "incomparable";
  });
}

const MORE: ReadonlySet<string> = new Set("more mehr más mais".split(" "));
const LESS: ReadonlySet<string> = new Set("less fewer weniger menos".split(" "));
const THAN: ReadonlySet<string> = new Set("than als".split(" "));

/** True for an amount by which two things differ: "5 degrees warmer than", "zwei Meter länger als", "tres puntos más". */
export function isDifference({ words }: ComparedSpan, value: Place): boolean {
  const at = words.findIndex((word) => word.start >= value.end);
  const behind = words[at]?.lower;
  if (behind === undefined) return false;
  if (MORE.has(behind) || LESS.has(behind)) return true;
  return behind.endsWith("er") && words.slice(at + 1).some((word) => THAN.has(word.lower));
}

/** Whether the word right behind an amount says "more" or "less", and that word. */
export function signOf({ words }: ComparedSpan, value: Place): { way: "more" | "less"; word: Place } | undefined {
  const word = words.find((one) => one.start >= value.end);
  if (word === undefined) return undefined;
  if (MORE.has(word.lower)) return { way: "more", word };
  return LESS.has(word.lower) ? { way: "less", word } : undefined;
}

/**
 * True for a plain number of the source whose unit was said before: "31 degrees in Seville and 18 in Vigo", "14 million
 * euros, two million more than planned".
 */
export function isPlainRest(value: Quantity, other: Quantity, { source }: Pick<AlignedSentence, "source">): boolean {
  if (other.kind !== "number" || value.kind === "number" || other.value !== value.value) return false;
  const before = kindsBefore(source).get(other);
  return before?.has(value.kind) ?? false;
}

/** For each number of a span that counts no thing named behind it, the kinds of the values before it. */
const kindsBefore = readOnce((span: ComparedSpan): ReadonlyMap<Quantity, ReadonlySet<string>> => {
  const found = new Map<Quantity, ReadonlySet<string>>();
  let kinds: ReadonlySet<string> = new Set();
  let at = 0;
  for (const value of span.quantities) {
    while (at < span.words.length && span.words[at]!.start < value.end) at += 1;
    const behind = span.words[at];
    if (value.kind === "number" && (behind === undefined || behind.stop)) found.set(value, kinds);
    // There are ten kinds at most, so that few sets are made.
    if (!kinds.has(value.kind)) kinds = new Set([...kinds, value.kind]);
  }
  return found;
});
