import { quantile } from "../numbers/index.ts";
import type { Estimator } from "./estimator.ts";
import type { Random } from "./seeded-random.ts";

/** A statistic with its percentile interval. */
export interface Interval {
  /** The statistic over the rows themselves; null where undefined. */
  readonly value: number | null;
  readonly ci_lower: number | null;
  readonly ci_upper: number | null;
  /** Resamples in which the statistic was undefined; they are left out of the interval. */
  readonly skipped_resamples: number;
}

/** How resamples are drawn. */
export interface BootstrapOptions {
  /** The cluster of each row; rows of one cluster (one article, say) are drawn together. */
  readonly clusters: readonly string[];
  readonly random: Random;
  /** Defaults to 2,000. */
  readonly resamples?: number;
  /** Defaults to 0.95. */
  readonly confidence?: number;
}

export const DEFAULT_RESAMPLES = 2000;
/** With fewer, the ends of a 95 % interval would be single lucky or unlucky draws. */
export const MIN_RESAMPLES = 20;
export const DEFAULT_CONFIDENCE = 0.95;

/** Percentile intervals of several statistics from the same resamples, drawn by cluster. */
export function bootstrap<Name extends string>(
  estimators: Readonly<Record<Name, Estimator>>,
  options: BootstrapOptions,
): Record<Name, Interval> {
  const names = Object.keys(estimators) as Name[];
  const samples = names.map(() => [] as number[]);
  forEachResample(options, (weights) => {
    names.forEach((name, i) => {
      const value = estimators[name](weights);
      if (value !== null) samples[i]!.push(value);
    });
  });
  const resamples = options.resamples ?? DEFAULT_RESAMPLES;
  const entries = names.map((name, i) => {
    const { lower, upper } = percentileInterval(samples[i]!, options.confidence);
    const interval: Interval = {
      value: estimators[name](),
      ci_lower: lower,
      ci_upper: upper,
      skipped_resamples: resamples - samples[i]!.length,
    };
    return [name, interval] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Interval>;
}

/** Calls back with the row weights of each resample; the array is reused from one call to the next. */
export function forEachResample(options: BootstrapOptions, visit: (weights: Float64Array) => void): void {
  const { clusters, random, resamples = DEFAULT_RESAMPLES } = options;
  const { clusterOf, count } = numberClusters(clusters);
  const drawn = new Uint32Array(count);
  const weights = new Float64Array(clusters.length);
  for (let i = 0; i < resamples; i += 1) {
    drawn.fill(0);
    for (let draw = 0; draw < count; draw += 1) drawn[Math.floor(random() * count)]! += 1;
    for (let row = 0; row < weights.length; row += 1) weights[row] = drawn[clusterOf[row]!]!;
    visit(weights);
  }
}

/** Numbers the clusters in order of first appearance. */
export function numberClusters(clusters: readonly string[]): { clusterOf: Uint32Array; count: number } {
  const numbers = new Map<string, number>();
  const clusterOf = Uint32Array.from(clusters, (cluster) => {
    const known = numbers.get(cluster);
    if (known !== undefined) return known;
    numbers.set(cluster, numbers.size);
    return numbers.size - 1;
  });
  return { clusterOf, count: numbers.size };
}

/** The central interval that holds the share `confidence` of the sample; nulls for an empty sample. */
export function percentileInterval(
  sample: readonly number[],
  confidence = DEFAULT_CONFIDENCE,
): { lower: number | null; upper: number | null } {
  const sorted = Float64Array.from(sample).sort();
  const tail = (1 - confidence) / 2;
  return { lower: quantile(sorted, tail), upper: quantile(sorted, 1 - tail) };
}
