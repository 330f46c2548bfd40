import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { aurocEstimator } from "../auroc.ts";
import * as metrics from "../classification-metrics.ts";
import { type ConfusionCounts, countConfusion } from "../confusion.ts";
import type { Estimator } from "../estimator.ts";
import { rankingEstimators } from "../summary/rerank-summary.ts";
import { agreementEstimators } from "../summary/score-summary.ts";
import { spanEstimators, spanRows } from "../summary/spans-summary.ts";

/** Metrics that measure an error: smaller is better. */
export const LOWER_IS_BETTER: ReadonlySet<string> = new Set(["mae", "rmse", "brier"]);

/** True when a row can be compared: the judge did not break and people said something about it. */
export function isComparable(prediction: Prediction): boolean {
  const { task, status } = prediction;
  if (status === "failed") return false;
  if (task === "factuality") return typeof prediction.label === "boolean" && typeof prediction.decision === "boolean";
  if (task === "spans") return prediction.gold !== undefined && prediction.spans !== undefined;
  if (task === "rerank") return typeof prediction.ranking?.ndcg_at_10 === "number";
  return prediction.score !== null && typeof prediction.truth === "number";
}

/** The statistics of a task over comparable rows, taken as the run decided them. */
export function comparableEstimators(
  task: EvaluationTask,
  rows: readonly Prediction[],
): Readonly<Record<string, Estimator>> {
  switch (task) {
    case "factuality":
      return decisionEstimators(rows);
    case "spans":
      return spanEstimators(spanRows(rows));
    case "rerank":
      return rankingEstimators(rows);
    case "coherence":
    case "readability":
      return agreementEstimators(
        rows.map((prediction) => ({ prediction, truth: prediction.truth ?? 0, score: prediction.score ?? 0 })),
      );
  }
}

function decisionEstimators(rows: readonly Prediction[]): Readonly<Record<string, Estimator>> {
  const labels = rows.map(({ label }) => label === true);
  const decisions = rows.map(({ decision }) => decision === true);
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
    auroc: aurocEstimator(
      labels,
      rows.map(({ risk }) => risk ?? 0),
    ),
  };
}
