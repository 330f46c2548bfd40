import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";

/** The names under which other tools' scores are found in a run. */
export function scoreNames(predictions: readonly Prediction[]): readonly string[] {
  return [...new Set(predictions.flatMap(({ scores }) => Object.keys(scores ?? {})))].sort();
}

/**
 * The same rows as another tool judged them: its score in place of ours, and an error where the score is at the cut-off or below.
 * A row it gave no number for counts as failed, as it would in a run of its own.
 */
export function secondJudge(predictions: readonly Prediction[], name: string, scoreCutoff: number): Prediction[] {
  return predictions.map((prediction): Prediction => {
    const { error_probability: _, issues: __, raw_score: ___, repeats: ____, ...row } = prediction;
    const score = prediction.scores?.[name] ?? null;
    if (score === null) {
      const error = { code: "no_score", message: name };
      return {
        ...row,
        status: "failed",
        error,
        score,
        ...(row.risk === undefined ? {} : { risk: null, decision: null }),
      };
    }
    const decided = row.task === "factuality" ? { risk: 1 - score, decision: 1 - score >= 1 - scoreCutoff } : {};
    return { ...row, status: "ok", error: null, score, ...decided };
  });
}

/** Rows that both judges answered. */
export function answeredByBoth(
  run: readonly Prediction[],
  other: readonly Prediction[],
): readonly { readonly ours: Prediction; readonly theirs: Prediction }[] {
  return run.flatMap((ours, at) => {
    const theirs = other[at]!;
    const judged = !isUnjudged(ours.status) && ours.score !== null && theirs.score !== null;
    return judged ? [{ ours, theirs }] : [];
  });
}
