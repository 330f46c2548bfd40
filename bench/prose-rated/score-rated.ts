import { fileURLToPath } from "node:url";
import weights from "../../packages/core/src/judges/coherence/embedded/weights.json" with { type: "json" };
import { COHERENCE_MEASURES, measureCoherence } from "../../packages/core/src/judges/coherence/index.ts";
import { readabilityWeights } from "../../packages/core/src/judges/readability/embedded/weights-of.ts";
import { measureReadability, READABILITY_MEASURES } from "../../packages/core/src/judges/readability/index.ts";
import { readJudgedText, weighMeasures } from "../../packages/core/src/judges/shared/index.ts";
import { packOf } from "../../packages/core/src/text/index.ts";
import { readRows, type TrainingRow } from "../../scripts/judges/read-rows.ts";

const SPANISH = packOf("es");

/** The shipped judges of style with the rank correlation they must reach. */
export const RATED_JUDGES = [
  { dimension: "coherence", measure: measureCoherence, table: COHERENCE_MEASURES, weights, bar: 0.55 },
  {
    dimension: "readability",
    measure: measureReadability,
    table: READABILITY_MEASURES,
    weights: readabilityWeights(SPANISH),
    bar: 0.2,
  },
] as const;

/** The rated summaries, by whether the measures were developed on their sources. */
export function readRated(): ReadonlyMap<"first half" | "second half" | "all", readonly TrainingRow[]> {
  const rows = readRows(fileURLToPath(new URL(".", import.meta.url)), "es.jsonl");
  const sources = [...new Set(rows.map(({ group }) => group))];
  const learned = new Set(sources.slice(0, sources.length / 2));
  return new Map([
    ["first half", rows.filter(({ group }) => learned.has(group))],
    ["second half", rows.filter(({ group }) => !learned.has(group))],
    ["all", rows],
  ]);
}

/** The scores of some rows, exactly as the product computes them, or without one measure. */
export function scoreRated(
  rows: readonly TrainingRow[],
  judge: (typeof RATED_JUDGES)[number],
  without?: string,
): number[] {
  return rows.map(({ article_text = "", summary_text }) => {
    const measures = judge.measure(readJudgedText(article_text, summary_text, SPANISH));
    const kept = measures.filter(({ key }) => key !== without);
    return weighMeasures(kept, judge.weights, judge.table).score;
  });
}
