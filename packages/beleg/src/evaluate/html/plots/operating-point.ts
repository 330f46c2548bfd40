import { countConfusion, type LabelledRow, precision, recall, specificity } from "@beleg/core/evaluation";

/** Where the chosen policy stands on the curves. */
export function operatingPoint(rows: readonly LabelledRow[]) {
  const counts = countConfusion(
    rows.map(({ label }) => label),
    rows.map(({ decision }) => decision),
  );
  return { recall: recall(counts) ?? 0, specificity: specificity(counts) ?? 0, precision: precision(counts) };
}
