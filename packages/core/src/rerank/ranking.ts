import type { Candidate } from "./candidates/normalise-candidates.ts";

/** Positions from best to worst; equal ones by the second values, by the search engine's own score, then by id. */
export function ranking(
  candidates: readonly Candidate[],
  values: Float64Array,
  second: Float64Array = values,
): number[] {
  return Array.from(candidates, (_, index) => index).sort((a, b) => {
    if (values[a] !== values[b]) return values[a]! > values[b]! ? -1 : 1;
    if (second[a] !== second[b]) return second[a]! > second[b]! ? -1 : 1;
    const [one, other] = [candidates[a]!.source.score ?? 0, candidates[b]!.source.score ?? 0];
    if (one !== other) return one > other ? -1 : 1;
    return a - b;
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
