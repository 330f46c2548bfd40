import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { decisionEstimators } from "../decision-estimators.ts";
import type { Estimator } from "../estimator.ts";
import { rankingEstimators } from "../summary/rerank-summary.ts";
import { agreementEstimators } from "../summary/score-summary.ts";
import { spanEstimators, spanRows } from "../summary/spans-summary.ts";

/** True when a row can be compared: the judge did not break and people said something about it. */
export function isComparable(prediction: Prediction): boolean {
  const { task, status } = prediction;
  if (isUnjudged(status)) return false;
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
      return decisionEstimators(
        rows.map(({ label }) => label === true),
        rows.map(({ decision }) => decision === true),
        rows.map(({ risk, status }) => (status === "ok" ? (risk ?? 0) : null)),
      );
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
