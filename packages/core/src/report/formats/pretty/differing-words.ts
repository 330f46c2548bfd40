import type { Place } from "../quote-places.ts";

/** Words that stand on one side only, as places in their texts. */
export interface DifferingWords {
  readonly claim: readonly Place[];
  readonly quote: readonly Place[];
}

const WORD = /[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu;
/** Longer texts are shown without marks: comparing takes the product of both. */
const MOST_WORDS = 120;
const NONE: DifferingWords = { claim: [], quote: [] };

/**
 * What a claim says otherwise than a quote, word by word. On the side of the quote only what stands in the place of the
 * claim's words is marked: a quote may say much that the claim leaves out. Nothing is where they share too little.
 */
export function differingWords(claim: string, quote: string): DifferingWords {
  const [a, b] = [wordsOf(claim), wordsOf(quote)];
  if (a.length === 0 || b.length === 0 || a.length > MOST_WORDS || b.length > MOST_WORDS) return NONE;
  const pairs = longestCommon(a, b);
  if (pairs.length * 2 < a.length) return NONE;
  const marked = { claim: [] as Place[], quote: [] as Place[] };
  const bounds = [[-1, -1] as const, ...pairs, [a.length, b.length] as const];
  bounds.slice(1).forEach(([ai, bi], at) => {
    const [before, besides] = bounds[at]!;
    if (ai - before < 2) return;
    marked.claim.push({ start: a[before + 1]!.start, end: a[ai - 1]!.end });
    // At the ends of a quote nothing says how far the counterpart reaches: as many words as the claim has there.
    const from = besides === -1 ? Math.max(0, bi - (ai - before - 1)) : besides + 1;
    const to = bi === b.length ? Math.min(bi, from + (ai - before - 1)) : bi;
    if (to > from) marked.quote.push({ start: b[from]!.start, end: b[to - 1]!.end });
  });
  return marked;
}

type Word = Place & { readonly fold: string };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    fold: word.normalize("NFC").toLowerCase(),
  }));
}

/** The longest row of words both have in the same order, as pairs of positions. */
function longestCommon(a: readonly Word[], b: readonly Word[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i]!.fold === b[j]!.fold
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i]!.fold === b[j]!.fold) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}
