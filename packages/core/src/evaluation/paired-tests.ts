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
  return Math.min(1, 2 * binomialTail(onlyA, onlyB).tail);
}

/**
 * McNemar's mid-p test: an outcome as extreme as the observed one counts half. The exact test rejects far less often than
 * its level says, because so few p values are possible; this one keeps to it.
 */
export function mcnemarMidP(onlyA: number, onlyB: number): number {
  const { tail, last } = binomialTail(onlyA, onlyB);
  return onlyA === onlyB ? 1 : 2 * tail - last;
}

/** The chance of no more than the smaller count, and of exactly that count. */
function binomialTail(onlyA: number, onlyB: number): { tail: number; last: number } {
  const n = onlyA + onlyB;
  const k = Math.min(onlyA, onlyB);
  let tail = 0;
  let last = 0;
  let logTerm = -n * Math.LN2;
  for (let i = 0; i <= k; i += 1) {
    last = Math.exp(logTerm);
    tail += last;
    logTerm += Math.log(n - i) - Math.log(i + 1);
  }
  return { tail, last };
}

/** What a permutation test found. */
export interface PermutationResult {
  /** Two-sided; null when the statistic is undefined. */
  readonly p_value: number | null;
  /** The same with equally extreme exchanges counting half: where few values are possible, only this keeps to its level. */
  readonly mid_p: number | null;
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

/** An exchange that changes nothing must not miss the observed value by a rounding error. */
const SLACK = 1e-12;

/** Paired permutation test: if A and B were alike, exchanging their answers cluster by cluster would change nothing. */
export function pairedPermutationTest(options: PermutationOptions): PermutationResult {
  const { clusters, difference, random, permutations = DEFAULT_RESAMPLES } = options;
  const { clusterOf, count } = numberClusters(clusters);
  const exchanged = new Uint8Array(clusters.length);
  const observed = difference(exchanged);
  const exact = count <= 30 && 2 ** count <= permutations;
  const total = exact ? 2 ** count : permutations;
  if (observed === null) return { p_value: null, mid_p: null, permutations: 0, exact };

  const bar = Math.abs(observed);
  const choice = new Uint8Array(count);
  let equal = 0;
  let beyond = 0;
  let counted = 0;
  for (let i = 0; i < total; i += 1) {
    for (let c = 0; c < count; c += 1) choice[c] = exact ? (i >>> c) & 1 : random() < 0.5 ? 1 : 0;
    for (let row = 0; row < exchanged.length; row += 1) exchanged[row] = choice[clusterOf[row]!]!;
    const value = difference(exchanged);
    if (value === null) continue;
    counted += 1;
    const excess = Math.abs(value) - bar;
    if (excess > SLACK) beyond += 1;
    else if (excess >= -SLACK) equal += 1;
  }
  // A sampled test counts the observed order itself, so that p is never 0.
  const own = exact ? 0 : 1;
  return {
    p_value: (beyond + equal + own) / (counted + own),
    mid_p: bar <= SLACK ? 1 : (beyond + (equal + own) / 2) / (counted + own),
    permutations: counted,
    exact,
  };
}

function subtract(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left - right;
}
