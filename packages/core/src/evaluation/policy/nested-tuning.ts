import type { NestedTuning } from "../../contracts/evaluation/operating-points.ts";
import { countConfusion } from "../confusion.ts";
import { seededRandom } from "../seeded-random.ts";
import { groupFolds } from "./group-folds.ts";
import { TUNING_TARGETS, type TuningTarget, tuneThreshold } from "./tune-threshold.ts";

const FOLDS = 5;
const REPEATS = 10;

/** A decided row with its group. */
export interface TunableRow {
  readonly label: boolean;
  readonly risk: number;
  readonly cluster: string;
}

/** Chooses the threshold on four fifths of the groups and measures the rest, ten times over; null with fewer than five groups. */
export function nestedTuning(rows: readonly TunableRow[], target: TuningTarget, seed: number): NestedTuning | null {
  const clusters = rows.map(({ cluster }) => cluster);
  if (new Set(clusters).size < FOLDS) return null;
  const random = seededRandom(seed);
  const thresholds: number[] = [];
  const values: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const foldOf = groupFolds(clusters, FOLDS, random);
    const decisions: boolean[] = [];
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const seen = rows.filter((_, at) => foldOf[at] !== fold);
      const tuned = tuneThreshold(
        seen.map(({ label }) => label),
        seen.map(({ risk }) => risk),
        target,
      );
      if (tuned === null) return null;
      thresholds.push(tuned.threshold);
      rows.forEach(({ risk }, at) => {
        if (foldOf[at] === fold) decisions[at] = risk >= tuned.threshold;
      });
    }
    const counts = countConfusion(
      rows.map(({ label }) => label),
      decisions,
    );
    const value = TUNING_TARGETS[target](counts);
    if (value !== null) values.push(value);
  }
  const mean = (list: readonly number[]) =>
    list.length === 0 ? null : list.reduce((sum, value) => sum + value, 0) / list.length;
  const ends = (list: readonly number[]) =>
    list.length === 0 ? { lowest: null, highest: null } : { lowest: Math.min(...list), highest: Math.max(...list) };
  return {
    target,
    folds: FOLDS,
    repeats: REPEATS,
    threshold: { mean: mean(thresholds), ...ends(thresholds) },
    value: mean(values),
    ...ends(values),
  };
}
