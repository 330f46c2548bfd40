import type { PairEncoder } from "./pair-encoder.ts";

/** A word of a claim, with the range `[from, to)` of its tokens. */
export interface ClaimWord {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Which tokens stand for which word: the tokenizer tells no places, but how many tokens the text up to a word has. */
export function claimWords(claim: string, { encodeClaim }: PairEncoder): readonly ClaimWord[] {
  const words: ClaimWord[] = [];
  let from = 0;
  for (const { index: start, 0: word } of claim.matchAll(/\S+/g)) {
    const end = start + word.length;
    const to = Math.max(from, encodeClaim(claim.slice(0, end)).length);
    words.push({ start, end, from, to });
    from = to;
  }
  return words;
}

/** Where the tokens of a claim stand among those of a pair: the last place that has them all, in order; -1 for nowhere. */
export function claimPlace(ids: readonly number[], claim: readonly number[]): number {
  for (let at = ids.length - claim.length; at >= 0; at -= 1) {
    if (claim.every((id, place) => ids[at + place] === id)) return at;
  }
  return -1;
}
