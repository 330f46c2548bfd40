import { SUMMARY_FEATURES } from "../../packages/core/src/judges/factuality/embedded/estimate/summary-features.ts";
import { boost, predict } from "./boosted-trees.ts";
import type { LabelledRow } from "./load-rows.ts";
import { seededRandom } from "./seeded-random.ts";
import { boostOptions, linearScore, rowWeights, TRAINING } from "./training-options.ts";

/** The fold of each row: rows of one article are always together. */
export function foldsOf(rows: readonly LabelledRow[]): number[] {
  return rows.map(({ group }) => Math.floor(seededRandom(group * 7 + 1)() * TRAINING.folds));
}

/** Log-odds of every row from a model that saw neither the row nor any other row of its part. */
export function crossValidate(
  rows: readonly LabelledRow[],
  features: readonly (readonly number[])[],
  partOf: readonly (number | string)[] = foldsOf(rows),
): number[] {
  const scores: number[] = rows.map(() => 0);
  for (const part of new Set(partOf)) {
    const seen = rows.flatMap((_, at) => (partOf[at] === part ? [] : [at]));
    const model = boost(
      seen.map((at) => features[at]!),
      seen.map((at) => rows[at]!.label),
      rowWeights(seen.map((at) => rows[at]!)),
      boostOptions(SUMMARY_FEATURES, seededRandom(TRAINING.seed)),
    );
    rows.forEach((_, at) => {
      if (partOf[at] === part)
        scores[at] = predict(model, features[at]!) + linearScore(SUMMARY_FEATURES, features[at]!);
    });
  }
  return scores;
}
