import { aurocEstimator } from "./auroc.ts";
import * as metrics from "./classification-metrics.ts";
import { type ConfusionCounts, countConfusion } from "./confusion.ts";
import type { Estimator } from "./estimator.ts";

/** The statistics of decisions against labels, and of the risks they were cut from. */
export function decisionEstimators(
  labels: readonly boolean[],
  decisions: readonly boolean[],
  risks: readonly number[],
) {
  const counted =
    (metric: (counts: ConfusionCounts) => number | null): Estimator =>
    (weights) =>
      metric(countConfusion(labels, decisions, weights));
  return {
    balanced_accuracy: counted(metrics.balancedAccuracy),
    f1: counted(metrics.f1),
    precision: counted(metrics.precision),
    recall: counted(metrics.recall),
    specificity: counted(metrics.specificity),
    mcc: counted(metrics.mcc),
    auroc: aurocEstimator(labels, risks),
  };
}
