import { MMR_LAMBDA, MMR_POOL, SAME_SITE_FLOOR } from "./constants.ts";
import type { FieldedText } from "./embedded/bm25f.ts";
import { shinglesOf } from "./shingles.ts";

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

/**
 * Orders by maximal marginal relevance: each next text is the one with the best balance of relevance and novelty.
 * Comparing pairs takes quadratic time, so the pool is bounded: the most relevant 200 are ordered this way, whatever
 * number came in, and the others follow by relevance. `byRelevance` holds all positions, best first.
 */
export function orderByMmr({ relevance, texts, sites }: MmrInput, byRelevance: readonly number[]): MmrChoice[] {
  const pool = byRelevance.slice(0, MMR_POOL);
  const top = pool.reduce((most, index) => Math.max(most, relevance[index]!), Number.MIN_VALUE);
  const gain = Float64Array.from(pool, (index) => (MMR_LAMBDA * relevance[index]!) / top);
  const site = sitesOf(pool, sites);
  const { starts, shingles, first, next, owner } = shinglesOf(pool.map((index) => texts[index]!));
  const overlap = new Float64Array(pool.length);
  const shared = new Int32Array(pool.length);
  const left = Int32Array.from(pool.keys());
  const chosen: MmrChoice[] = [];
  let best = gain.reduce((first, value, at) => (value > gain[first]! ? at : first), 0);
  while (chosen.length < pool.length) {
    const mine = best;
    const length = starts[mine + 1]! - starts[mine]!;
    chosen.push({ index: pool[mine]!, max_overlap: overlap[mine]! });
    shared.fill(0);
    for (let i = starts[mine]!; i < starts[mine + 1]!; i += 1) {
      for (let place = first[shingles[i]!]!; place >= 0; place = next[place]!) shared[owner[place]!]! += 1;
    }
    let kept = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i <= pool.length - chosen.length; i += 1) {
      const at = left[i]!;
      if (at === mine) continue;
      left[kept] = at;
      kept += 1;
      const both = shared[at]!;
      const either = length + starts[at + 1]! - starts[at]! - both;
      const isSameSite = site[mine]! >= 0 && site[mine] === site[at];
      const similar = Math.max(isSameSite ? SAME_SITE_FLOOR : 0, both === 0 ? 0 : both / either);
      if (similar > overlap[at]!) overlap[at] = similar;
      const value = gain[at]! - (1 - MMR_LAMBDA) * overlap[at]!;
      if (value > bestValue) {
        best = at;
        bestValue = value;
      }
    }
  }
  return chosen;
}

/** A number for each site, -1 without one. */
function sitesOf(pool: readonly number[], sites: readonly (string | null)[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(pool, (index) => {
    const site = sites[index]!;
    if (site === null) return -1;
    const number = numbers.get(site) ?? numbers.size;
    numbers.set(site, number);
    return number;
  });
}
