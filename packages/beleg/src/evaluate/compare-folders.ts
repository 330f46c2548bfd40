import { belegError, type Comparison } from "@beleg/core/contracts";
import { compareRuns, type IntervalOptions } from "@beleg/core/evaluation";
import { readPredictions } from "./read-predictions.ts";

/** Compares two runs by their folders or their predictions.jsonl. */
export async function compareFolders(a: string, b: string, cwd: string, options: IntervalOptions): Promise<Comparison> {
  const [left, right] = [await readPredictions(a, cwd), await readPredictions(b, cwd)];
  const [first] = left;
  const [other] = right;
  if (!first || !other) throw belegError("runs_not_comparable", { detail: `${first ? b : a}: 0 predictions` });
  if (first.task !== other.task) {
    throw belegError("runs_not_comparable", { detail: `--task ${first.task} ≠ --task ${other.task}` });
  }
  const comparison = compareRuns({ task: first.task, a: left, b: right }, options);
  if (comparison.n === 0) throw belegError("runs_not_comparable", { detail: `${a} ∩ ${b}: 0` });
  return comparison;
}
