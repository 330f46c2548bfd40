import { SUMMARY_FEATURES } from "../../packages/core/src/judges/factuality/embedded/estimate/summary-features.ts";
import type { TextKind } from "../../packages/core/src/judges/factuality/embedded/estimate/text-kind.ts";
import { boost, predict } from "./boosted-trees.ts";
import type { LabelledRow } from "./load-rows.ts";
import type { MeasuredRow } from "./measure-rows.ts";
import { seededRandom } from "./seeded-random.ts";
import { boostOptions, isTaughtBy, linearScore, rowWeights, TRAINING } from "./training-options.ts";

export const KINDS = ["written", "raw"] as const satisfies readonly TextKind[];

/** The fold of each row: rows of one article are always together. */
export function foldsOf(rows: readonly LabelledRow[]): number[] {
  return rows.map(({ group }) => Math.floor(seededRandom(group * 7 + 1)() * TRAINING.folds));
}

/** Log-odds of every row from the model of its kind, trained on neither the row nor any other row of its part. */
export function crossValidate(
  rows: readonly MeasuredRow[],
  partOf: readonly (number | string)[] = foldsOf(rows),
): number[] {
  const scores: number[] = rows.map(() => 0);
  for (const kind of KINDS) {
    for (const part of new Set(partOf)) {
      const asked = rows.flatMap((row, at) => (partOf[at] === part && row.kind === kind ? [at] : []));
      if (asked.length === 0) continue;
      const model = train(
        kind,
        rows.filter((_, at) => partOf[at] !== part),
      );
      for (const at of asked) {
        const { features } = rows[at]!;
        scores[at] = predict(model, features) + linearScore(kind, SUMMARY_FEATURES, features);
      }
    }
  }
  return scores;
}

/** The trees for a kind of text, from the rows that teach it. */
export function train(kind: TextKind, rows: readonly MeasuredRow[]) {
  const taught = rows.filter((row) => isTaughtBy(kind, row));
  return boost(
    taught.map((row) => row.features),
    taught.map((row) => row.label),
    rowWeights(taught),
    boostOptions(kind, SUMMARY_FEATURES, seededRandom(TRAINING.seed)),
  );
}
