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

/**
 * Orders by maximal marginal relevance: each next text is the one with the best balance of relevance and novelty.
 * Comparing pairs takes quadratic time, so the pool is bounded: the most relevant 200 are ordered this way, whatever
 * number came in, and the others follow by relevance. `byRelevance` holds all positions, best first.
 */
export function orderByMmr({ relevance, texts, sites }: MmrInput, byRelevance: readonly number[]): MmrChoice[] {
  const pool = byRelevance.slice(0, MMR_POOL);
  const top = Math.max(...pool.map((index) => relevance[index]!), Number.MIN_VALUE);
  const shingles = pool.map((index) => shinglesOf(texts[index]!));
  const holders = holdersOf(shingles);
  const overlap = new Float64Array(pool.length);
  const shared = new Int32Array(pool.length);
  const left = new Set(pool.keys());
  const chosen: MmrChoice[] = [];
  while (left.size > 0) {
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const at of left) {
      const value = (MMR_LAMBDA * relevance[pool[at]!]!) / top - (1 - MMR_LAMBDA) * overlap[at]!;
      if (value > bestValue) [best, bestValue] = [at, value];
    }
    left.delete(best);
    chosen.push({ index: pool[best]!, max_overlap: overlap[best]! });
    shared.fill(0);
    for (const shingle of shingles[best]!) for (const at of holders.get(shingle)!) shared[at]! += 1;
    const site = sites[pool[best]!]!;
    for (const at of left) {
      const both = shared[at]!;
      const either = shingles[best]!.size + shingles[at]!.size - both;
      const floor = site !== null && site === sites[pool[at]!] ? SAME_SITE_FLOOR : 0;
      overlap[at] = Math.max(overlap[at]!, floor, either === 0 ? 0 : both / either);
    }
  }
  return chosen;
}

/** Pairs of neighbouring words of title and snippet; single words where there are no pairs. */
function shinglesOf({ title, body }: FieldedText): ReadonlySet<number> {
  const terms = [...title.terms, ...body.terms.subarray(0, SHINGLED_TERMS)];
  if (terms.length < 2) return new Set(terms);
  const shingles = new Set<number>();
  for (let i = 1; i < terms.length; i += 1) shingles.add(terms[i - 1]! * 0x4000000 + terms[i]!);
  return shingles;
}

function holdersOf(shingles: readonly ReadonlySet<number>[]): ReadonlyMap<number, readonly number[]> {
  const holders = new Map<number, number[]>();
  shingles.forEach((set, at) => {
    for (const shingle of set) {
      const list = holders.get(shingle);
      if (list === undefined) holders.set(shingle, [at]);
      else list.push(at);
    }
  });
  return holders;
}
