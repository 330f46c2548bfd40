import type { Candidate } from "./candidates/normalise-candidates.ts";

/** Positions from best to worst; equal ones by the second values, by the search engine's own score, then by id. */
export function ranking(
  candidates: readonly Candidate[],
  values: Float64Array,
  second: Float64Array = values,
): number[] {
  return Array.from(candidates, (_, index) => index).sort((a, b) => {
    return (
      values[b]! - values[a]! ||
      second[b]! - second[a]! ||
      (candidates[b]!.source.score ?? 0) - (candidates[a]!.source.score ?? 0) ||
      a - b
    );
  });
}

/** The rank of each position, from 1. */
export function ranksOf(order: readonly number[]): Int32Array {
  const ranks = new Int32Array(order.length);
  order.forEach((index, place) => {
    ranks[index] = place + 1;
  });
  return ranks;
}
