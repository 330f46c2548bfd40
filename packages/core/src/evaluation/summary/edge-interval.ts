import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import { numberClusters } from "../bootstrap.ts";
import type { Estimator } from "../estimator.ts";
import { wilsonInterval } from "../significance/wilson-interval.ts";

/** Fewer groups than this say nothing about how a figure would vary. */
export const MIN_GROUPS = 5;

/** Roots leave a hair between two resamples that came out alike. */
const SLACK = 1e-12;

/** Statistics that one group alone may leave undefined, and those whose groups bound theirs. */
const RESTS_ON: Readonly<Record<string, readonly string[]>> = {
  balanced_accuracy: ["recall", "specificity"],
  auroc: ["recall", "specificity"],
  mcc: ["recall", "specificity"],
};

/** Statistics between −1 and 1; every other that can stand at an edge lies between 0 and 1. */
const SIGNED = new Set(["mcc"]);
/** Statistics that are no shares of anything: at their edge nothing says how far they could move. */
const NO_SHARE = new Set(["alpha", "spearman", "pearson", "kendall", "mae", "rmse"]);

/**
 * Mends an interval that resampling cannot give. With few groups there is none. Where every resample came out alike, at
 * an edge of the scale, Wilson's interval over the groups that count stands in: 132 of 132 is no proof of certainty.
 */
export function edgeInterval(
  name: string,
  found: MetricValue,
  estimators: Readonly<Record<string, Estimator>>,
  clusters: readonly string[],
): MetricValue {
  const { value, ci_lower, ci_upper } = found;
  if (value === null) return found;
  const none = { value, ci_lower: null, ci_upper: null };
  if (numberClusters(clusters).count < MIN_GROUPS) return { ...none, ci_note: "too_few_groups" };
  if (ci_lower !== null && ci_upper !== null && ci_upper - ci_lower > SLACK) return found;
  const exact = SIGNED.has(name) ? (value + 1) / 2 : value;
  const share = Math.round(exact);
  if (NO_SHARE.has(name) || Math.abs(exact - share) > SLACK) return { ...none, ci_note: "no_variation" };
  const needed = RESTS_ON[name] ?? [name];
  const n = Math.min(...needed.map((other) => groupsThatCount(estimators[other]!, clusters)));
  if (n < MIN_GROUPS) return { ...none, ci_note: "too_few_groups" };
  const { lower, upper } = wilsonInterval(share, n);
  const back = (bound: number) => (SIGNED.has(name) ? 2 * bound - 1 : bound);
  return { value, ci_lower: back(lower), ci_upper: back(upper), ci_note: "wilson" };
}

/** Groups that alone define the statistic: those with an error for recall, those with an alarm for precision. */
function groupsThatCount(estimator: Estimator, clusters: readonly string[]): number {
  const { clusterOf, count } = numberClusters(clusters);
  let counting = 0;
  for (let cluster = 0; cluster < count; cluster += 1) {
    const weights = Float64Array.from(clusterOf, (other) => Number(other === cluster));
    if (estimator(weights) !== null) counting += 1;
  }
  return counting;
}
