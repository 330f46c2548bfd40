import { balancedAccuracy, f1, mcc } from "../classification-metrics.ts";
import { countConfusion } from "../confusion.ts";
import { pearson, spearman } from "../correlation.ts";
import { kendall } from "../kendall.ts";
import { mae } from "../prediction-error.ts";
import type { Ratings, RatingTask } from "./people-agreement.ts";

/** Yes and no: 1 is an error. A tie between people decides nothing. */
export const DECISION_RATINGS: RatingTask = {
  judge: ({ decision }) => (typeof decision === "boolean" ? Number(decision) : null),
  merge: majority,
  figures: decisionFigures,
};

/** Scores on [0, 1]. */
export const SCORE_RATINGS: RatingTask = {
  judge: ({ score }) => score,
  merge: (values) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length),
  figures: ({ truth, rating }) => ({
    spearman: spearman(truth, rating),
    pearson: pearson(truth, rating),
    kendall: kendall(truth, rating),
    mae: mae(truth, rating),
  }),
};

/** What more than half of the people said; null when they are split. */
export function majority(values: readonly number[]): number | null {
  const errors = values.filter((value) => value === 1).length;
  return errors * 2 === values.length ? null : Number(errors * 2 > values.length);
}

function decisionFigures({ truth, rating }: Ratings): Record<string, number | null> {
  const counts = countConfusion(
    truth.map((value) => value === 1),
    rating.map((value) => value === 1),
  );
  return { balanced_accuracy: balancedAccuracy(counts), f1: f1(counts), mcc: mcc(counts) };
}
