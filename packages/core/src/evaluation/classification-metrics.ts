import type { ConfusionCounts } from "./confusion.ts";
import { ratio } from "./estimator.ts";

/** Share of the erroneous rows that were found; null when there are none. */
export function recall({ tp, fn }: ConfusionCounts): number | null {
  return ratio(tp, tp + fn);
}

/** Share of the alarms that were right; null when there was no alarm. */
export function precision({ tp, fp }: ConfusionCounts): number | null {
  return ratio(tp, tp + fp);
}

/** Share of the clean rows that were left alone; null when there are none. */
export function specificity({ tn, fp }: ConfusionCounts): number | null {
  return ratio(tn, tn + fp);
}

/** Harmonic mean of precision and recall; null when nothing is erroneous and nothing was alarmed. */
export function f1({ tp, fp, fn }: ConfusionCounts): number | null {
  return ratio(2 * tp, 2 * tp + fp + fn);
}

/** Share of right decisions; null without rows. */
export function accuracy({ tp, tn, fp, fn }: ConfusionCounts): number | null {
  return ratio(tp + tn, tp + tn + fp + fn);
}

/** Mean of recall and specificity; null when only one class occurs. */
export function balancedAccuracy(counts: ConfusionCounts): number | null {
  const sensitivity = recall(counts);
  const trueNegativeRate = specificity(counts);
  return sensitivity === null || trueNegativeRate === null ? null : (sensitivity + trueNegativeRate) / 2;
}

/** Matthews correlation; null (not 0) when a row or column of the table is empty, where it is undefined. */
export function mcc({ tp, tn, fp, fn }: ConfusionCounts): number | null {
  // Roots are taken one by one: the product of the four sums overflows exact integers from about 10^4 rows on.
  const norm = Math.sqrt(tp + fp) * Math.sqrt(tp + fn) * Math.sqrt(tn + fp) * Math.sqrt(tn + fn);
  if (norm === 0) return null;
  return clampUnit((tp * tn - fp * fn) / norm);
}

function clampUnit(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
