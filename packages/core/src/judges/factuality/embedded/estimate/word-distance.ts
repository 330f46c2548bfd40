import type { ComparedWord } from "../../source-text.ts";

/** The shortest signed distance between two words, given their places, inside one sentence (or within eight words). */
export type WordDistance = (left: readonly number[] | undefined, right: readonly number[] | undefined) => number;

/** From this many places on an answer is kept: a text that repeats itself asks for the same long lists again and again. */
const LONG = 64;

/** Prepares the question for the words of one text; the lists of places are those of its index. */
export function wordDistanceIn(words: readonly ComparedWord[]): WordDistance {
  const kept = new Map<readonly number[], Map<readonly number[], number>>();
  return (left, right) => {
    if (left === undefined || right === undefined) return Number.POSITIVE_INFINITY;
    if (left.length + right.length < LONG) return search(left, right, words);
    const known = kept.get(left)?.get(right);
    if (known !== undefined) return known;
    const nearest = search(left, right, words);
    const others = kept.get(left);
    if (others === undefined) kept.set(left, new Map([[right, nearest]]));
    else others.set(right, nearest);
    return nearest;
  };
}

function search(left: readonly number[], right: readonly number[], words: readonly ComparedWord[]): number {
  let best = Number.POSITIVE_INFINITY;
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const distance = right[j]! - left[i]!;
    const meets = Math.abs(distance) <= 8 || words[left[i]!]!.sentence === words[right[j]!]!.sentence;
    if (meets && (distance > 0 ? distance : 0.5 - distance) < Math.abs(best)) best = distance;
    if (distance > 0) i += 1;
    else j += 1;
  }
  return best;
}
