import { compareDates, compareQuantities, type DateValue, isSameValue, type Quantity } from "../../../text/index.ts";
import { type AlignedSentence, type Contradiction, isInValue, type ReadStretch } from "../embedded/aligned-sentence.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { isSmall } from "./shared/role-words.ts";
import { canBeSum, isBoundTo, isDifference, isPlainRest, signOf } from "./shared/value-places.ts";

/** The claim and the source must share this much besides the value before two values are held against each other. */
const LEAST_OVERLAP = 0.5;

/** Numbers of the claim that the aligned sentence gives differently: same kind, same thing counted, other value. */
export function contradictedQuantities(pair: AlignedSentence, article: SourceText): Contradiction[] {
  if (!speaksOfTheSame(pair, article)) return [];
  const open = pair.source.quantities.filter((value) => !value.weak);
  const matched: Quantity[] = [];
  const unmatched: Quantity[] = [];
  for (const value of pair.claim.quantities) {
    if (value.weak) continue;
    const at = open.findIndex(
      (other) => isSameValue(compareQuantities(value, other)) || isPlainRest(value, other, pair),
    );
    if (at >= 0) matched.push(...open.splice(at, 1));
    else unmatched.push(value);
  }
  const found: Contradiction[] = [];
  for (const value of unmatched) {
    const rivals = open.filter((other) => compareQuantities(value, other) === "different" && countAlike(value, other));
    // Where the sentence states another such amount of the claim, the one left over may be of something else.
    const isSpare = matched.some((other) => compareQuantities(value, other) === "different");
    // Ages belong to people, and a sentence may hold several: the word beside both must be the same.
    const rival =
      value.kind === "age"
        ? rivals.find((other) => sameSurroundings(pair, value, other, true))
        : rivals.length === 1 && !isSpare
          ? rivals[0]
          : rivals.find((other) => sameSurroundings(pair, value, other));
    if (rival === undefined || !isBoundTo(pair, rival)) continue;
    if (isDifference(pair.claim, value) && !isDifference(pair.source, rival)) continue;
    if (canBeSum(pair, value, rival) || isCountOfDeed(pair, value, rival)) continue;
    found.push(contradiction(pair, "NUMBER", value, rival));
  }
  return found;
}

/** The same difference the other way: "11 % more than last year" beside "11 % less". */
export function contradictedDifferences(pair: AlignedSentence): Contradiction[] {
  if (pair.overlap < LEAST_OVERLAP) return [];
  const found: Contradiction[] = [];
  for (const value of pair.claim.quantities) {
    const said = signOf(pair.claim, value);
    if (said === undefined) continue;
    const same = pair.source.quantities.filter((other) => compareQuantities(value, other) === "equal");
    const signs = same.map((other) => signOf(pair.source, other));
    const at = signs.findIndex((sign) => sign !== undefined && sign.way !== said.way);
    if (at < 0 || signs.some((sign) => sign?.way === said.way) || !isBoundTo(pair, same[at]!)) continue;
    found.push(contradiction(pair, "OPPOSITE", said.word, signs[at]!.word));
  }
  return found;
}

/** Dates of the claim that the aligned sentence gives differently. */
export function contradictedDates(pair: AlignedSentence, article: SourceText): Contradiction[] {
  if (!speaksOfTheSame(pair, article)) return [];
  const open = [...pair.source.dates];
  const unmatched: DateValue[] = [];
  for (const value of pair.claim.dates) {
    const at = open.findIndex((other) => isSameValue(compareDates(value, other)));
    if (at >= 0) open.splice(at, 1);
    else unmatched.push(value);
  }
  const found: Contradiction[] = [];
  for (const value of unmatched) {
    const rivals = open.filter((other) => compareDates(value, other) === "different");
    const rival = rivals.length === 1 ? rivals[0] : rivals.find((other) => sameSurroundings(pair, value, other));
    if (rival === undefined || isHabit(value) !== isHabit(rival) || !isBoundTo(pair, rival)) continue;
    found.push(contradiction(pair, "DATE", value, rival));
  }
  return found;
}

/** "Has 300 shops" counts what there is, "opened 14 shops" what was done: no deed in the claim, one before the rival. */
function isCountOfDeed({ claim, source, shared }: AlignedSentence, value: Quantity, rival: Quantity): boolean {
  if (value.kind !== "number" || rival.kind !== "number") return false;
  const isDeed = (word: ComparedWord | undefined, side: ReadStretch) =>
    word !== undefined && !word.stop && !word.number && isSmall(word, side) && !shared.has(word.stem);
  const before = source.words.findLast((word) => word.end <= rival.start);
  return isDeed(before, source) && !claim.words.some((word) => isDeed(word, claim) && !isInValue(word, claim));
}

/**
 * Half of the words in common is enough only where they tell of the same: not a verb alone whose subject the article never
 * names ("admission costs"), nor a name alone of which something else is told ("has worked here since 2011").
 */
function speaksOfTheSame({ claim, overlap, shared }: AlignedSentence, article: SourceText): boolean {
  if (overlap !== LEAST_OVERLAP) return overlap > LEAST_OVERLAP;
  const content = claim.words.filter((word) => !word.stop && !word.number && !isInValue(word, claim));
  if (shared.size === 1) return content[0] !== undefined && article.places.has(content[0].stem);
  const told = content.filter((word) => !word.capitalised);
  return told.length === 0 || told.some((word) => shared.has(word.stem));
}

/** "Closed on Mondays" tells of every week, not of a day something happened. */
function isHabit({ kind, text }: DateValue): boolean {
  return kind === "weekday" && /(?:days|(?:tag|woch|abend)s|^(?:los|às|aos) .*)$/i.test(text);
}

/** Bare numbers are only comparable when they count the same thing; units and currencies speak for themselves. */
function countAlike(a: Quantity, b: Quantity): boolean {
  if (a.kind !== "number" || b.kind !== "number") return true;
  return (
    a.counted === undefined || b.counted === undefined || a.counted === b.counted || stemLike(a.counted, b.counted)
  );
}

function stemLike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return length >= 4 && a.slice(0, Math.max(4, length - 2)) === b.slice(0, Math.max(4, length - 2));
}

/** True when the word before or behind both values is the same. */
function sameSurroundings(
  { claim, source }: AlignedSentence,
  value: { start: number; end: number },
  other: { start: number; end: number },
  contentOnly = false,
): boolean {
  type Words = AlignedSentence["claim"]["words"];
  const counts = (word: Words[number]) => !contentOnly || !word.stop;
  const left = (words: Words, at: number) => words.findLast((word) => word.end <= at && counts(word))?.stem;
  const right = (words: Words, at: number) => words.find((word) => word.start >= at && counts(word))?.stem;
  const before = left(claim.words, value.start);
  const behind = right(claim.words, value.end);
  return (
    (before !== undefined && before === left(source.words, other.start)) ||
    (behind !== undefined && behind === right(source.words, other.end))
  );
}

function contradiction(
  pair: AlignedSentence,
  error_type: string,
  value: { start: number; end: number },
  rival: { start: number; end: number },
): Contradiction {
  return {
    error_type,
    confidence: 0.6 + 0.35 * pair.overlap,
    claim: { start: value.start - pair.claim.start, end: value.end - pair.claim.start },
    source: { start: rival.start, end: rival.end },
  };
}
