import { ratio } from "./estimator.ts";

/** How a relevance grade counts: `linear` as in trec_eval, `exponential` as 2^grade − 1. */
export type Gain = "linear" | "exponential";

/**
 * Normalised discounted cumulative gain of grades in ranked order. `all` holds the grades of every judged document and
 * defaults to the ranked ones; null when nothing is relevant, so such queries never count as perfect or as failed.
 */
export function ndcgAt(
  k: number,
  ranked: readonly number[],
  { gain = "linear", all = ranked }: { readonly gain?: Gain; readonly all?: readonly number[] } = {},
): number | null {
  const ideal = dcgAt(
    k,
    [...all].sort((left, right) => right - left),
    gain,
  );
  return ideal === 0 ? null : dcgAt(k, ranked, gain) / ideal;
}

/** Discounted cumulative gain: each grade divided by log2(position + 1). */
export function dcgAt(k: number, ranked: readonly number[], gain: Gain = "linear"): number {
  let total = 0;
  for (let i = 0; i < Math.min(k, ranked.length); i += 1) {
    const grade = Math.max(0, ranked[i]!);
    total += (gain === "linear" ? grade : 2 ** grade - 1) / Math.log2(i + 2);
  }
  return total;
}

/** One over the position of the first relevant document, 0 when it was not ranked; null when none exists. */
export function reciprocalRank(ranked: readonly boolean[], relevant = countTrue(ranked)): number | null {
  if (relevant === 0) return null;
  const position = ranked.indexOf(true);
  return position === -1 ? 0 : 1 / (position + 1);
}

/** Share of the relevant documents among the first k; null when there are none. */
export function recallAt(k: number, ranked: readonly boolean[], relevant = countTrue(ranked)): number | null {
  return ratio(countTrue(ranked.slice(0, k)), relevant);
}

/** Share of the first k that is relevant; null without documents. */
export function precisionAt(k: number, ranked: readonly boolean[]): number | null {
  return ratio(countTrue(ranked.slice(0, k)), Math.min(k, ranked.length));
}

/** Positions in the order a scorer asks for: best first, equal scores in input order. */
export function rankByScore(scores: readonly number[]): number[] {
  return scores.map((_, i) => i).sort((left, right) => scores[right]! - scores[left]! || left - right);
}

function countTrue(values: readonly boolean[]): number {
  let n = 0;
  for (const value of values) if (value) n += 1;
  return n;
}
