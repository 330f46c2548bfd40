import type { Stability } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { ratio } from "../estimator.ts";

/** Scores that differ by more than this count as another answer: the width of a collapse bucket's half. */
export const SCORE_TOLERANCE = 0.1;

/** How often the same row got another answer; null when nothing was repeated. Rows with a broken answer are left out. */
export function stabilityOf(predictions: readonly Prediction[]): Stability | null {
  let repeats = 1;
  let compared = 0;
  let flipped = 0;
  let widest: number | null = null;
  for (const prediction of predictions) {
    if (prediction.repeats === undefined) continue;
    repeats = Math.max(repeats, prediction.repeats.length + 1);
    const answers = [
      { status: prediction.status, score: prediction.score, decision: prediction.decision ?? null },
      ...prediction.repeats,
    ];
    if (answers.some(({ status }) => isUnjudged(status))) continue;
    compared += 1;
    const scores = answers.flatMap(({ score }) => (score === null ? [] : [score]));
    const range = scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
    widest = Math.max(widest ?? 0, range);
    if (isFlipped(answers, range)) flipped += 1;
  }
  if (repeats < 2) return null;
  return {
    repeats,
    compared,
    flipped,
    flip_rate: ratio(flipped, compared),
    score_tolerance: SCORE_TOLERANCE,
    widest_score_range: widest,
  };
}

/** A decision that changed, a status that changed, or — where nothing is decided — a score that moved. */
function isFlipped(
  answers: readonly { readonly status: string; readonly decision: boolean | null }[],
  scoreRange: number,
): boolean {
  const first = answers[0]!;
  if (answers.some(({ decision }) => decision !== first.decision)) return true;
  if (first.decision !== null) return false;
  return answers.some(({ status }) => status !== first.status) || scoreRange > SCORE_TOLERANCE;
}
