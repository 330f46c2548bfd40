import { quantile } from "../../numbers/index.ts";

/** How the votes of several judges become one score. */
export type Combination = "mean" | "median" | "majority";

/** How far apart the judges are. */
export interface VoteSpread {
  readonly min: number;
  readonly max: number;
  readonly range: number;
  /** Population standard deviation. */
  readonly deviation: number;
}

const BUCKET_WIDTH = 0.2;

/** One score from several votes; at least one vote is needed. */
export function combineScores(votes: readonly number[], by: Combination): number {
  const sorted = Float64Array.from(votes).sort();
  if (by === "mean") return mean(votes);
  const median = quantile(sorted, 0.5)!;
  return by === "median" ? median : majority(votes, median);
}

/** How far apart the votes are. */
export function voteSpread(votes: readonly number[]): VoteSpread {
  const min = votes.reduce((a, b) => Math.min(a, b));
  const max = votes.reduce((a, b) => Math.max(a, b));
  const middle = mean(votes);
  const deviation = Math.sqrt(mean(votes.map((vote) => (vote - middle) ** 2)));
  return { min, max, range: max - min, deviation };
}

/** The mean of the fullest bucket of width 0.2; of equally full ones the bucket nearest to the median. */
function majority(votes: readonly number[], median: number): number {
  const buckets = new Map<number, number[]>();
  for (const vote of votes) {
    // 0.6 / 0.2 is 2.999…: the slack keeps a boundary value in the bucket it opens.
    const bucket = Math.floor(vote / BUCKET_WIDTH + 1e-9);
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), vote]);
  }
  const ranked = [...buckets.values()].sort(
    (a, b) => b.length - a.length || Math.abs(mean(a) - median) - Math.abs(mean(b) - median) || mean(a) - mean(b),
  );
  return mean(ranked[0]!);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
