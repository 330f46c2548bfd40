import { readOnce } from "../../../text/read-once.ts";
import type { ComparedWord } from "../source-text.ts";
import type { ComparedSpan } from "./compared-span.ts";

/** A claim beside the source sentence it may speak of. */
export interface AlignedSentence {
  readonly claim: ComparedSpan;
  readonly source: ComparedSpan;
  /** Share of the claim's content, numbers and dates left out, that stands in the source sentence. */
  readonly overlap: number;
  /** Content stems of both sides. */
  readonly shared: ReadonlySet<string>;
}

/** Puts a claim beside a source sentence. */
export function alignSentence(claim: ComparedSpan, source: ComparedSpan): AlignedSentence {
  const asked = askedOf(claim);
  const shared = new Set<string>();
  for (const stem of asked) if (source.content.has(stem)) shared.add(stem);
  return { claim, source, shared, overlap: asked.size === 0 ? 0 : shared.size / asked.size };
}

/** How many content stems a claim shares with a source sentence, for who needs no more than the number. */
export function sharedCount(claim: ComparedSpan, source: ComparedSpan): number {
  let count = 0;
  for (const stem of askedOf(claim)) if (source.content.has(stem)) count += 1;
  return count;
}

/** The content stems of a claim outside its numbers and dates, found once for all the sentences it is put beside. */
const askedOf = readOnce((claim: ComparedSpan): ReadonlySet<string> => {
  const asked = new Set<string>();
  for (const word of claim.words) {
    if (!word.stop && !word.number && !isInValue(word, claim)) asked.add(word.stem);
  }
  return asked;
});

/** True for a word that is part of a number or date: it is compared as a value, not as a word. */
export function isInValue(word: ComparedWord, { quantities, dates }: ComparedSpan): boolean {
  return isCovered(word, quantities) || isCovered(word, dates);
}

function isCovered({ start, end }: ComparedWord, values: readonly { start: number; end: number }[]): boolean {
  for (const value of values) if (value.start < end && start < value.end) return true;
  return false;
}
