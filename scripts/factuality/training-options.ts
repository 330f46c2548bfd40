import type { BoostOptions } from "./boosted-trees.ts";
import type { LabelledRow } from "./load-rows.ts";

/** What was settled by cross-validation; docs/decisions has the figures of what was tried. */
export const TRAINING = { seed: 11, folds: 5, syntheticWeight: 0.1, frankWeight: 1.5 } as const;

const RAISES =
  /novel|outside|lone|foreign|jumps|splices|added|opposites|contradicted|incorrect|uncertain|fragments$|cut_off|limits/;
const LOWERS = /coverage|density|best_|local/;
const FREE = /novel_rarity|^min_|longest/;

/**
 * Sums of support grow with the length of a text and would teach that long texts are right: only counts of what is
 * missing are summed. Of the least supported sentence only its support is asked.
 */
const SUMMED =
  /novel_numbers|foreign|novel_names|added|opposites|limits|novel_count|without|splices|names_outside|numbers_outside/;
const LEAST = /local|best|coverage|density/;

function isAllowed(name: string): boolean {
  if (name.startsWith("sum_")) return SUMMED.test(name);
  return !name.startsWith("min_") || LEAST.test(name);
}

/** Options of the trees; unsupported content may only raise the estimate, support may only lower it. */
export function boostOptions(names: readonly string[], random: () => number): BoostOptions {
  return {
    trees: 240,
    depth: 4,
    rate: 0.03,
    leastWeight: 25,
    ridge: 5,
    columns: 0.25,
    allowed: names.map(isAllowed),
    monotone: names.map((name) => (FREE.test(name) ? 0 : RAISES.test(name) ? 1 : LOWERS.test(name) ? -1 : 0)),
    random,
  };
}

/** Large sets weigh more than small ones, but only by the root of their size; synthetic rows weigh less. FRANK, the best labelled, weighs more. */
export function rowWeights(rows: readonly LabelledRow[]): number[] {
  const sizes = new Map<string, number>();
  for (const row of rows) sizes.set(row.dataset, (sizes.get(row.dataset) ?? 0) + 1);
  const factor: Readonly<Record<string, number>> = {
    synthetic: TRAINING.syntheticWeight,
    frank: TRAINING.frankWeight,
  };
  const raw = rows.map(({ dataset }) => (factor[dataset] ?? 1) / Math.sqrt(sizes.get(dataset)!));
  const mean = raw.reduce((left, weight) => left + weight, 0) / raw.length;
  return raw.map((weight) => weight / mean);
}
