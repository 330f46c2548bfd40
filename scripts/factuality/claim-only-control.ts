import { packOf } from "../../packages/core/src/languages/pack-of.ts";
import { LOGIC_CLASSES } from "../../packages/core/src/languages/parts/logic-words.ts";
import { boost, predict } from "./boosted-trees.ts";
import type { LabelledRow } from "./load-rows.ts";
import { seededRandom } from "./seeded-random.ts";
import { rowWeights, TRAINING } from "./training-options.ts";

/**
 * What the claims alone give away: scores from trees that see the length of a text, its numbers, capitals and small words,
 * and never a source. An estimate that is not clearly better has learnt how wrong claims are written.
 */
export function claimOnlyControl(rows: readonly LabelledRow[], folds: readonly number[]): number[] {
  const features = rows.map(looksOf);
  const scores: number[] = rows.map(() => 0);
  for (const fold of new Set(folds)) {
    const seen = rows.flatMap((_, at) => (folds[at] === fold ? [] : [at]));
    const model = boost(
      seen.map((at) => features[at]!),
      seen.map((at) => rows[at]!.label),
      rowWeights(seen.map((at) => rows[at]!)),
      {
        trees: 160,
        depth: 3,
        rate: 0.07,
        leastWeight: 25,
        ridge: 5,
        columns: 0.5,
        random: seededRandom(TRAINING.seed),
      },
    );
    rows.forEach((_, at) => {
      if (folds[at] === fold) scores[at] = predict(model, features[at]!);
    });
  }
  return scores;
}

function looksOf({ summary_text, language }: LabelledRow): number[] {
  const { logic } = packOf(language).judging;
  const words = summary_text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const classes = words.map((word) => logic.words.get(word.toLowerCase())?.class);
  return [
    summary_text.length,
    words.length,
    summary_text.length / Math.max(1, words.length),
    words.filter((word) => /^\p{N}/u.test(word)).length,
    words.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length),
    words.filter((word) => logic.free.has(word.toLowerCase())).length / Math.max(1, words.length),
    (summary_text.match(/[,;:()]/g) ?? []).length,
    ...LOGIC_CLASSES.map((name) => classes.filter((one) => one === name).length),
  ];
}
