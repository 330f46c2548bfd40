import type { EvaluationSummary, Prediction } from "@beleg/core/contracts";
import { cellOf, labelledRows, lengthThirds, scoredRows, spanRows } from "@beleg/core/evaluation";
import type { EvaluationRowChoice, EvaluationRowLine } from "../contracts/evaluation-row.ts";

/** A row of an evaluation without its text. */
export type RowLine = Omit<EvaluationRowLine, "text">;

/** The rows that are wanted, in the order that is wanted. */
export function chooseRows(
  summary: EvaluationSummary,
  predictions: readonly Prediction[],
  choice: EvaluationRowChoice,
  /** The rows that hold the words looked for. */
  holding: ReadonlySet<number> = new Set(),
): readonly RowLine[] {
  const fits = fitting(summary, predictions, choice, holding);
  const distances = distancesOf(summary, predictions);
  const lines = predictions.filter(fits).map((prediction): RowLine => {
    const { index, id, origin, system, lang, status, score, label = null, decision = null, truth = null } = prediction;
    const distance = distances.get(index) ?? null;
    return {
      index,
      id,
      origin,
      system,
      lang,
      status,
      score,
      cell: cellOf(prediction),
      label,
      decision,
      truth,
      distance,
    };
  });
  return lines.sort(ORDERS[choice.order]);
}

const inData = (a: RowLine, b: RowLine) => a.index - b.index;

const ORDERS: Readonly<Record<EvaluationRowChoice["order"], (a: RowLine, b: RowLine) => number>> = {
  worst: (a, b) => (b.distance ?? -1) - (a.distance ?? -1) || inData(a, b),
  data: inData,
  // Rows without a score stand last.
  score: (a, b) => (a.score ?? 2) - (b.score ?? 2) || inData(a, b),
};

function fitting(
  summary: EvaluationSummary,
  predictions: readonly Prediction[],
  { cell, label, origin, system, lang, length, error_type, score_from, score_to, row_id, q }: EvaluationRowChoice,
  holding: ReadonlySet<number>,
): (prediction: Prediction) => boolean {
  const thirdOf = length === undefined ? null : thirdsOf(summary, predictions);
  const tests: ((prediction: Prediction) => boolean)[] = [];
  const given = <Value>(value: Value | undefined, test: (value: Value, prediction: Prediction) => boolean) => {
    if (value !== undefined) tests.push((prediction) => test(value, prediction));
  };
  given(cell, (wanted, prediction) => cellOf(prediction) === wanted);
  given(label, (wanted, prediction) => prediction.label === (wanted === "error"));
  given(origin, (wanted, prediction) => prediction.origin === wanted);
  given(system, (wanted, prediction) => prediction.system === wanted);
  given(lang, (wanted, prediction) => prediction.lang === wanted);
  given(length, (wanted, { features }) => thirdOf?.(features?.words ?? null) === wanted);
  given(error_type, (wanted, { error_types }) => error_types?.includes(wanted) ?? false);
  given(score_from, (from, { score }) => score !== null && step(score) >= step(from));
  given(score_to, (to, { score }) => score !== null && (to === 1 || step(score) < step(to)));
  given(row_id, (wanted, { id }) => id === wanted);
  given(q, (letters, { id, index }) => holding.has(index) || id.toLowerCase().includes(letters.trim().toLowerCase()));
  return (prediction) => tests.every((test) => test(prediction));
}

/** A score in billionths: the bars of a histogram and the rows behind them count alike, whatever 0.15 is in binary. */
function step(score: number): number {
  return Math.round(score * 1e9);
}

/** The thirds of the summary are of the rows it rests on. */
function thirdsOf({ task, ...summary }: EvaluationSummary, predictions: readonly Prediction[]) {
  const rows =
    task === "factuality" && "policy" in summary
      ? labelledRows(predictions, summary.policy)
      : task === "spans"
        ? spanRows(predictions)
        : scoredRows(predictions);
  return lengthThirds(rows.map(({ prediction }) => prediction.features?.words ?? null));
}

/** How far judge and people are apart, by row: the clearest mistakes have the largest distance. */
function distancesOf(summary: EvaluationSummary, predictions: readonly Prediction[]): ReadonlyMap<number, number> {
  const apart = (rows: readonly (readonly [index: number, distance: number])[]) =>
    new Map(rows.filter(([, distance]) => distance > 0));
  switch (summary.task) {
    case "factuality":
      return apart(
        labelledRows(predictions, summary.policy)
          .filter(({ label, decision }) => label !== decision)
          // Any mistake stands before none, however sure the judge was.
          .map(({ prediction, label, probability }) => [prediction.index, 1 + Math.abs(probability - (label ? 1 : 0))]),
      );
    case "coherence":
    case "readability":
      return apart(
        scoredRows(predictions).map(({ prediction, truth, score }) => [prediction.index, Math.abs(truth - score)]),
      );
    case "rerank":
      return apart(
        predictions.flatMap(({ index, ranking }) =>
          typeof ranking?.ndcg_at_10 === "number" ? [[index, 1 - ranking.ndcg_at_10] as const] : [],
        ),
      );
    case "spans":
      return apart(
        spanRows(predictions).map(({ prediction, overlap }) => [
          prediction.index,
          overlap.predicted + overlap.gold - 2 * overlap.overlap,
        ]),
      );
  }
}
