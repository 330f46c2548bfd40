import { loadClaims } from "./load-claims.ts";
import { type LabelledRow, loadRows } from "./load-rows.ts";
import { seededRandom } from "./seeded-random.ts";
import { synthesiseRows } from "./synthesise-rows.ts";
import { TRAINING } from "./training-options.ts";

/** Every row the estimate is trained and measured on: the public sets, answers made from them, and single claims. */
export function trainingRows(folder: string): LabelledRow[] {
  const real = loadRows(folder);
  const groups = 1 + Math.max(...real.map((row) => row.group));
  return [...real, ...synthesiseRows(real, seededRandom(TRAINING.seed)), ...loadClaims(folder, groups)];
}
