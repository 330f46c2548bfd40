import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import { bootstrap, DEFAULT_CONFIDENCE, DEFAULT_RESAMPLES, numberClusters } from "../bootstrap.ts";
import type { Estimator } from "../estimator.ts";
import { seededRandom } from "../seeded-random.ts";
import { edgeInterval } from "./edge-interval.ts";

/** How the intervals of a summary are drawn. */
export interface IntervalOptions {
  readonly seed: number;
  /** Defaults to 2,000. */
  readonly resamples?: number | undefined;
}

/** Statistics with their intervals, and how often each was undefined in a resample. */
export interface Intervals<Name extends string> {
  readonly metrics: Record<Name, MetricValue>;
  readonly skipped: Record<Name, number>;
}

/** Measures every statistic over the rows of `clusters`. Each call starts from the seed, so order does not matter. */
export function intervalsOf<Name extends string>(
  estimators: Readonly<Record<Name, Estimator>>,
  clusters: readonly string[],
  { seed, resamples = DEFAULT_RESAMPLES }: IntervalOptions,
): Intervals<Name> {
  const found = bootstrap(estimators, { clusters, random: seededRandom(seed), resamples });
  const metrics: Partial<Record<Name, MetricValue>> = {};
  const skipped: Partial<Record<Name, number>> = {};
  for (const name of Object.keys(found) as Name[]) {
    const { value, ci_lower, ci_upper, skipped_resamples } = found[name];
    metrics[name] = edgeInterval(name, { value, ci_lower, ci_upper }, estimators, clusters);
    skipped[name] = skipped_resamples;
  }
  return { metrics: metrics as Record<Name, MetricValue>, skipped: skipped as Record<Name, number> };
}

/** The note on intervals every summary carries. */
export function bootstrapReport(
  clusters: readonly string[],
  skipped: Readonly<Record<string, number>>,
  { seed, resamples = DEFAULT_RESAMPLES }: IntervalOptions,
) {
  return {
    resamples,
    confidence: DEFAULT_CONFIDENCE,
    seed,
    clusters: numberClusters(clusters).count,
    skipped_resamples: skipped,
  };
}

/** Rows by a key, keys in code-unit order; rows without the key are left out. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
}
