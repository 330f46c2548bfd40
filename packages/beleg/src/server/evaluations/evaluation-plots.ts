import type { EvaluationSummary, Prediction } from "@beleg/core/contracts";
import { type LabelledRow, labelledRows, rocCurve, scoredRows } from "@beleg/core/evaluation";
import { countScores, thin } from "../../evaluate/index.ts";
import type { EvaluationPlots } from "../contracts/evaluation.ts";

/** More dots say no more. */
const MAX_DOTS = 500;

/** What the plots of an evaluation are drawn from. */
export function evaluationPlots(summary: EvaluationSummary, predictions: readonly Prediction[]): EvaluationPlots {
  const given = predictions.flatMap(({ score }) => (score === null ? [] : [score]));
  if (summary.task === "factuality") {
    const rows = labelledRows(predictions, summary.policy);
    const scoresOf = (wrong: boolean) =>
      rows.flatMap(({ label, prediction }) => (label === wrong && prediction.score !== null ? [prediction.score] : []));
    return {
      roc: rocOf(rows.filter(({ answered }) => answered)),
      chosen: chosenPoint(summary.confusion),
      scores: [
        { group: "fine", counts: countScores(scoresOf(false)) },
        { group: "error", counts: countScores(scoresOf(true)) },
      ],
      agreement: [],
    };
  }
  const rows = summary.task === "coherence" || summary.task === "readability" ? scoredRows(predictions) : [];
  const step = Math.ceil(rows.length / MAX_DOTS);
  return {
    roc: [],
    chosen: null,
    scores: given.length === 0 ? [] : [{ group: "all", counts: countScores(given) }],
    agreement: rows.filter((_, index) => index % step === 0).map(({ truth, score }) => [truth, score]),
  };
}

function rocOf(rows: readonly LabelledRow[]): [number, number][] {
  const points = rocCurve(
    rows.map(({ label }) => label),
    rows.map(({ risk }) => risk),
  ).map((one): [number, number] => [one.false_positive_rate, one.true_positive_rate]);
  return [...thin(points, (point) => point)];
}

function chosenPoint({ tp, fp, tn, fn }: { tp: number; fp: number; tn: number; fn: number }): [number, number] | null {
  return tp + fn === 0 || fp + tn === 0 ? null : [fp / (fp + tn), tp / (tp + fn)];
}
