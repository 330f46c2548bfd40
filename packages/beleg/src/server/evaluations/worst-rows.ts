import type { EvaluationSummary, Prediction } from "@beleg/core/contracts";
import { labelledRows, scoredRows } from "@beleg/core/evaluation";
import type { NewEvaluation, WorstRow } from "../contracts/evaluation.ts";

const MAX_ROWS = 20;
const PREVIEW = 300;

type Difference = Omit<WorstRow, "text"> & { readonly index: number; readonly distance: number };

/** The rows on which the judge and people differ most, the clearest mistakes first. */
export async function worstRows(
  summary: EvaluationSummary,
  predictions: readonly Prediction[],
  /** Reads rows of the dataset by number. */
  read: (wanted: readonly number[]) => Promise<ReadonlyMap<number, unknown>>,
): Promise<WorstRow[]> {
  const worst = differences(summary, predictions)
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => b.distance - a.distance || a.index - b.index)
    .slice(0, MAX_ROWS);
  const rows = await read(worst.map(({ index }) => index));
  return worst.map(({ index, distance: _distance, ...row }) => ({ ...row, text: previewOf(rows.get(index)) }));
}

function differences(summary: EvaluationSummary, predictions: readonly Prediction[]): Difference[] {
  const nothing = { label: null, decision: null, truth: null };
  switch (summary.task) {
    case "factuality":
      return labelledRows(predictions, summary.policy).flatMap(({ prediction, label, decision, probability }) => {
        const { index, id, origin, score } = prediction;
        if (label === decision) return [];
        // Any mistake stands before none, however sure the judge was.
        const distance = 1 + Math.abs(probability - (label ? 1 : 0));
        return [{ ...nothing, index, id, origin, label, decision, score, distance }];
      });
    case "coherence":
    case "readability":
      return scoredRows(predictions).map(({ prediction: { index, id, origin }, truth, score }) => {
        return { ...nothing, index, id, origin, truth, score, distance: Math.abs(truth - score) };
      });
    case "rerank":
      return predictions.flatMap(({ index, id, origin, ranking }) => {
        const score = ranking?.ndcg_at_10 ?? null;
        return score === null ? [] : [{ ...nothing, index, id, origin, score, distance: 1 - score }];
      });
    case "spans":
      return [];
  }
}

function previewOf(read: unknown): string {
  if (read === undefined) return "";
  const row = read as NewEvaluation["rows"][number];
  const text = "query" in row ? String(row.query) : String(row.summary_text);
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW).toWellFormed()}…` : text;
}
