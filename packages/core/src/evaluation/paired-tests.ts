import {
  type BootstrapOptions,
  DEFAULT_RESAMPLES,
  forEachResample,
  numberClusters,
  percentileInterval,
} from "./bootstrap.ts";
import type { Estimator } from "./estimator.ts";
import type { Random } from "./seeded-random.ts";

/** How much better B is than A on the same rows. */
export interface PairedDifference {
  /** B minus A; null where one of them is undefined. */
  readonly difference: number | null;
  readonly ci_lower: number | null;
  readonly ci_upper: number | null;
  readonly skipped_resamples: number;
}

/** Interval of the difference B − A: both statistics see the same resamples, so shared difficulty cancels out. */
export function pairedBootstrap(a: Estimator, b: Estimator, options: BootstrapOptions): PairedDifference {
  const sample: number[] = [];
  forEachResample(options, (weights) => {
    const difference = subtract(b(weights), a(weights));
    if (difference !== null) sample.push(difference);
  });
  const { lower, upper } = percentileInterval(sample, options.confidence);
  return {
    difference: subtract(b(), a()),
    ci_lower: lower,
    ci_upper: upper,
    skipped_resamples: (options.resamples ?? DEFAULT_RESAMPLES) - sample.length,
  };
}

/**
 * Exact McNemar test for two judges on the same rows: `onlyA` rows only A got right, `onlyB` rows only B did.
 * Two-sided, from the binomial distribution; 1 when they never disagree.
 */
export function mcnemarExact(onlyA: number, onlyB: number): number {
  const n = onlyA + onlyB;
  const k = Math.min(onlyA, onlyB);
  let tail = 0;
  let logTerm = -n * Math.LN2;
  for (let i = 0; i <= k; i += 1) {
    tail += Math.exp(logTerm);
    logTerm += Math.log(n - i) - Math.log(i + 1);
  }
  return Math.min(1, 2 * tail);
}

/** What a permutation test found. */
export interface PermutationResult {
  /** Two-sided; null when the statistic is undefined. */
  readonly p_value: number | null;
  readonly permutations: number;
  /** True when every exchange was tried, false when a random sample was. */
  readonly exact: boolean;
}

/** How answers are exchanged. */
export interface PermutationOptions {
  readonly clusters: readonly string[];
  /** B − A when the answers of the rows marked 1 are exchanged between A and B. */
  readonly difference: (exchanged: Uint8Array) => number | null;
  readonly random: Random;
  /** Defaults to 2,000; all 2^clusters exchanges are tried instead when there are no more than that. */
  readonly permutations?: number;
}

/** Paired permutation test: if A and B were alike, exchanging their answers cluster by cluster would change nothing. */
export function pairedPermutationTest(options: PermutationOptions): PermutationResult {
  const { clusters, difference, random, permutations = DEFAULT_RESAMPLES } = options;
  const { clusterOf, count } = numberClusters(clusters);
  const exchanged = new Uint8Array(clusters.length);
  const observed = difference(exchanged);
  const exact = count <= 30 && 2 ** count <= permutations;
  const total = exact ? 2 ** count : permutations;
  if (observed === null) return { p_value: null, permutations: 0, exact };

  // A hair of slack: an exchange that changes nothing must not miss the observed value by a rounding error.
  const bar = Math.abs(observed) - 1e-12;
  const choice = new Uint8Array(count);
  let extreme = 0;
  let counted = 0;
  for (let i = 0; i < total; i += 1) {
    for (let c = 0; c < count; c += 1) choice[c] = exact ? (i >>> c) & 1 : random() < 0.5 ? 1 : 0;
    for (let row = 0; row < exchanged.length; row += 1) exchanged[row] = choice[clusterOf[row]!]!;
    const value = difference(exchanged);
    if (value === null) continue;
    counted += 1;
    if (Math.abs(value) >= bar) extreme += 1;
  }
  // A sampled test counts the observed order itself, so that p is never 0.
  const p = exact ? extreme / counted : (extreme + 1) / (counted + 1);
  return { p_value: p, permutations: counted, exact };
}

function subtract(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left - right;
}
