import { MMR_LAMBDA, MMR_POOL, SAME_SITE_FLOOR } from "./constants.ts";
import type { FieldedText } from "./embedded/bm25f.ts";

/** What MMR compares: how relevant a text is, what it says and where it comes from. */
export interface MmrInput {
  readonly relevance: ArrayLike<number>;
  readonly texts: readonly FieldedText[];
  readonly sites: readonly (string | null)[];
}

/** A choice of MMR: which text, and how similar it was to the most similar one chosen before. */
export interface MmrChoice {
  readonly index: number;
  readonly max_overlap: number;
}

/** Of a long text only its beginning is compared. */
const SHINGLED_TERMS = 300;
/** Stands before the word of a text that has only one. */
const ALONE = -1;

/**
 * Orders by maximal marginal relevance: each next text is the one with the best balance of relevance and novelty.
 * Comparing pairs takes quadratic time, so the pool is bounded: the most relevant 200 are ordered this way, whatever
 * number came in, and the others follow by relevance. `byRelevance` holds all positions, best first.
 */
export function orderByMmr({ relevance, texts, sites }: MmrInput, byRelevance: readonly number[]): MmrChoice[] {
  const pool = byRelevance.slice(0, MMR_POOL);
  const top = Math.max(...pool.map((index) => relevance[index]!), Number.MIN_VALUE);
  const { shingles, holders } = shinglesOf(pool.map((index) => texts[index]!));
  const overlap = new Float64Array(pool.length);
  const shared = new Int32Array(pool.length);
  const isChosen = new Uint8Array(pool.length);
  const chosen: MmrChoice[] = [];
  while (chosen.length < pool.length) {
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < pool.length; at += 1) {
      if (isChosen[at] === 1) continue;
      const value = (MMR_LAMBDA * relevance[pool[at]!]!) / top - (1 - MMR_LAMBDA) * overlap[at]!;
      if (value > bestValue) {
        best = at;
        bestValue = value;
      }
    }
    isChosen[best] = 1;
    chosen.push({ index: pool[best]!, max_overlap: overlap[best]! });
    shared.fill(0);
    const mine = shingles[best]!;
    for (const shingle of mine) for (const at of holders[shingle]!) shared[at]! += 1;
    const site = sites[pool[best]!]!;
    for (let at = 0; at < pool.length; at += 1) {
      if (isChosen[at] === 1) continue;
      const both = shared[at]!;
      const either = mine.length + shingles[at]!.length - both;
      const floor = site !== null && site === sites[pool[at]!] ? SAME_SITE_FLOOR : 0;
      overlap[at] = Math.max(overlap[at]!, floor, either === 0 ? 0 : both / either);
    }
  }
  return chosen;
}

/** What texts are compared by, numbered from 0: the different ones of each text, and the texts that hold each. */
interface Shingles {
  readonly shingles: readonly (readonly number[])[];
  readonly holders: readonly (readonly number[])[];
}

/** Pairs of neighbouring words of title and snippet; single words where there are no pairs. */
function shinglesOf(texts: readonly FieldedText[]): Shingles {
  // By the first word, then by the second: pairs as one number would be too large for a fast look-up.
  const numbers = new Map<number, Map<number, number>>();
  const holders: number[][] = [];
  const shingles = texts.map(({ title, body }, at) => {
    const terms = [...title.terms, ...body.terms.subarray(0, SHINGLED_TERMS)];
    const mine: number[] = [];
    for (let i = Math.min(1, terms.length - 1); i >= 0 && i < terms.length; i += 1) {
      const before = i === 0 ? ALONE : terms[i - 1]!;
      let followers = numbers.get(before);
      if (followers === undefined) {
        followers = new Map();
        numbers.set(before, followers);
      }
      let number = followers.get(terms[i]!);
      if (number === undefined) {
        number = holders.push([]) - 1;
        followers.set(terms[i]!, number);
      }
      const list = holders[number]!;
      if (list.at(-1) === at) continue;
      list.push(at);
      mine.push(number);
    }
    return mine;
  });
  return { shingles, holders };
}
