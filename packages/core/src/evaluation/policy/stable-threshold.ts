import { type BootstrapOptions, forEachResample } from "../bootstrap.ts";
import type { ConfusionCounts } from "../confusion.ts";
import { orderByValue } from "../score-order.ts";
import { TUNING_TARGETS, type TunedThreshold, type TuningTarget, tuneThreshold } from "./tune-threshold.ts";

/** Resamples a threshold is averaged over. */
const RESAMPLES = 200;

/** How the resamples are drawn, and what the threshold is chosen for. */
export interface StableThresholdOptions extends Pick<BootstrapOptions, "clusters" | "random"> {
  /** Defaults to balanced accuracy. */
  readonly target?: TuningTarget | undefined;
}

/**
 * The mean of the best thresholds of resamples drawn by cluster; null when only one class occurs. The best threshold of
 * the rows themselves hangs on a few of them and moves with every new sample; the mean of many does not.
 */
export function stableThreshold(
  labels: readonly boolean[],
  risks: readonly number[],
  { clusters, random, target = "balanced_accuracy" }: StableThresholdOptions,
): TunedThreshold | null {
  if (tuneThreshold(labels, risks, target) === null) return null;
  const order = orderByValue(risks).reverse();
  let sum = 0;
  let count = 0;
  forEachResample({ clusters, random, resamples: RESAMPLES }, (weights) => {
    const found = bestThreshold(order, labels, risks, weights, target);
    if (found === undefined) return;
    sum += found;
    count += 1;
  });
  // So few clusters that no resample held both classes.
  if (count === 0) return tuneThreshold(labels, risks, target);
  const threshold = sum / count;
  const counts = { tp: 0, fp: 0, fn: 0, tn: 0 };
  labels.forEach((label, at) => {
    const called = risks[at]! >= threshold;
    counts[label ? (called ? "tp" : "fn") : called ? "fp" : "tn"] += 1;
  });
  return { threshold, target, value: TUNING_TARGETS[target](counts) ?? 0 };
}

/** The threshold of one resample, halfway between two risks that occur in it; nothing when a class is missing. */
function bestThreshold(
  order: Uint32Array,
  labels: readonly boolean[],
  risks: readonly number[],
  weights: Float64Array,
  target: TuningTarget,
): number | undefined {
  let positives = 0;
  let negatives = 0;
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at]) positives += weights[at]!;
    else negatives += weights[at]!;
  }
  if (positives === 0 || negatives === 0) return undefined;
  let tp = 0;
  let fp = 0;
  let lowest: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let best = 0;
  const weigh = (threshold: number) => {
    const counts: ConfusionCounts = { tp, fp, fn: positives - tp, tn: negatives - fp };
    const value = TUNING_TARGETS[target](counts);
    if (value === null || value <= most) return;
    most = value;
    best = threshold;
  };
  for (const row of order) {
    if (weights[row] === 0) continue;
    const risk = risks[row]!;
    if (lowest !== undefined && risk < lowest) weigh((lowest + risk) / 2);
    if (labels[row]) tp += weights[row]!;
    else fp += weights[row]!;
    lowest = risk;
  }
  weigh(lowest! - 0.5);
  return best;
}
