import type { DatasetRow } from "../../contracts/evaluation/dataset-row.ts";

/** The names under which people's answers are found, best first; `reversed` ones grow as the text gets worse. */
const KEYS = {
  factuality: [
    { key: "factuality", reversed: false },
    { key: "consistency", reversed: false },
  ],
  coherence: [{ key: "coherence", reversed: false }],
  readability: [
    { key: "readability", reversed: false },
    { key: "fluency", reversed: false },
    { key: "complexity", reversed: true },
  ],
} as const;

/** What people answered, or why there is nothing to compare with. */
export type HumanScore =
  | { readonly status: "ok"; readonly value: number }
  | { readonly status: "unlabelled" }
  | { readonly status: "off_scale"; readonly key: string; readonly value: number };

/** People's answer for a dimension, brought from the row's scale to [0, 1], where 1 is best. */
export function humanScore(row: DatasetRow, dimension: keyof typeof KEYS): HumanScore {
  const [lowest, highest] = row.scale ?? [0, 1];
  for (const { key, reversed } of KEYS[dimension]) {
    const value = row.gt?.[key];
    if (value === null || value === undefined) continue;
    const share = (value - lowest) / (highest - lowest);
    // The slack forgives a mean that was printed with few digits.
    if (!(share >= -1e-9 && share <= 1 + 1e-9)) return { status: "off_scale", key, value };
    const unit = Math.max(0, Math.min(1, share));
    return { status: "ok", value: reversed ? 1 - unit : unit };
  }
  return { status: "unlabelled" };
}
