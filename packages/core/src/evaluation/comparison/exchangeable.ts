import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import type { Estimator } from "../estimator.ts";
import { midRanks } from "../score-order.ts";
import { comparableEstimators } from "./comparable.ts";

/** On which scale the answers of two judges can be exchanged without mixing up their units. */
export type ExchangeScale = "answers" | "ranks" | "standard_scores";

/** The scale of each metric that is not measured on the answers themselves. */
const SCALE_OF: Readonly<Record<string, ExchangeScale>> = {
  auroc: "ranks",
  spearman: "ranks",
  kendall: "ranks",
  pearson: "standard_scores",
};

/** The scale on which a metric's answers are exchanged. */
export function exchangeScale(metric: string): ExchangeScale {
  return SCALE_OF[metric] ?? "answers";
}

/**
 * The statistics over both runs' answers in one list, A's first. Each is invariant to how its judge scales: a rank
 * metric sees ranks made within each run, Pearson standard scores. Raw scores of two scales would not be exchangeable,
 * and the test would call their difference chance.
 */
export function exchangeEstimators(
  task: EvaluationTask,
  a: readonly Prediction[],
  b: readonly Prediction[],
): Readonly<Record<string, Estimator>> {
  const on = (rescale: (values: readonly number[]) => ArrayLike<number>) =>
    comparableEstimators(task, [...rescaled(a, rescale), ...rescaled(b, rescale)]);
  const byScale = {
    answers: comparableEstimators(task, [...a, ...b]),
    ranks: on(midRanks),
    standard_scores: on(standardScores),
  };
  return Object.fromEntries(
    Object.keys(byScale.answers).map((metric) => [metric, byScale[exchangeScale(metric)][metric]!]),
  );
}

function rescaled(
  rows: readonly Prediction[],
  rescale: (values: readonly number[]) => ArrayLike<number>,
): readonly Prediction[] {
  const risks = rescale(rows.map(({ risk }) => risk ?? 0));
  const scores = rescale(rows.map(({ score }) => score ?? 0));
  return rows.map((row, at) => ({ ...row, risk: risks[at]!, score: scores[at]! }));
}

/** Mean 0 and deviation 1; a judge that never varies stays at 0. */
function standardScores(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}
