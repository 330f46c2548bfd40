import type { LabelledRow } from "@beleg/core/evaluation";

/** Where the chosen policy stands on the curves. */
export function operatingPoint(rows: readonly LabelledRow[]) {
  let tp = 0;
  let fp = 0;
  let positives = 0;
  for (const { label, decision } of rows) {
    if (label) positives += 1;
    if (decision && label) tp += 1;
    if (decision && !label) fp += 1;
  }
  const negatives = rows.length - positives;
  return {
    recall: positives === 0 ? 0 : tp / positives,
    specificity: negatives === 0 ? 0 : 1 - fp / negatives,
    precision: tp + fp === 0 ? null : tp / (tp + fp),
  };
}
