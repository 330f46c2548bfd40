import type { AlignedSentence } from "../../embedded/aligned-sentence.ts";

/** True when the word before or behind both values is the same. */
export function sharesContext(
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
