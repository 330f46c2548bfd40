import { aurocEstimator } from "./auroc.ts";
import * as metrics from "./classification-metrics.ts";
import { type ConfusionCounts, countConfusion } from "./confusion.ts";
import { type Estimator, onSubset } from "./estimator.ts";

/**
 * The statistics of decisions against labels, and of the risks they were cut from. A risk of null is an abstention: the
 * row counts as decided, but a judge that said nothing has not ranked it.
 */
export function decisionEstimators(
  labels: readonly boolean[],
  decisions: readonly boolean[],
  risks: readonly (number | null)[],
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
    auroc: answeredEstimator(labels, risks, aurocEstimator),
  };
}

/** A statistic of labels and signals over the rows that have a signal. */
export function answeredEstimator(
  labels: readonly boolean[],
  signals: readonly (number | null)[],
  prepare: (labels: readonly boolean[], signals: readonly number[]) => Estimator,
): Estimator {
  const answered = signals.flatMap((signal, row) => (signal === null ? [] : [row]));
  const own = prepare(
    answered.map((row) => labels[row]!),
    answered.map((row) => signals[row]!),
  );
  return answered.length === labels.length ? own : onSubset(answered, own);
}
