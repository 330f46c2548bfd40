import { balancedAccuracy, f1, mcc } from "../classification-metrics.ts";
import type { ConfusionCounts } from "../confusion.ts";
import { operatingPoints } from "../curves.ts";

/** What a threshold can be chosen for. */
export const TUNING_TARGETS = { balanced_accuracy: balancedAccuracy, f1, mcc } as const;
/** The metric a threshold is chosen for. */
export type TuningTarget = keyof typeof TUNING_TARGETS;

/** The chosen threshold and what it reached on the rows it was chosen on. */
export interface TunedThreshold {
  readonly threshold: number;
  readonly target: TuningTarget;
  readonly value: number;
}

/**
 * The threshold that maximises the target; null when only one class occurs. It lies halfway between two neighbouring
 * risks, so that rounding on another machine cannot flip a row; of equally good ones the strictest (highest) is taken.
 */
export function tuneThreshold(
  labels: readonly boolean[],
  risks: readonly number[],
  target: TuningTarget = "balanced_accuracy",
): TunedThreshold | null {
  const points = operatingPoints(labels, risks);
  const all = points.at(-1)!;
  if (all.tp === 0 || all.fp === 0) return null;
  let best: TunedThreshold | null = null;
  // The first point, where nothing is called wrong, has no threshold and is no decision rule.
  for (let i = 1; i < points.length; i += 1) {
    const point = points[i]!;
    const { tp, fp } = point;
    const below = points[i + 1]?.threshold ?? undefined;
    const counts: ConfusionCounts = { tp, fp, fn: all.tp - tp, tn: all.fp - fp };
    const value = TUNING_TARGETS[target](counts);
    if (value === null || value <= (best?.value ?? Number.NEGATIVE_INFINITY)) continue;
    const threshold = point.threshold ?? 0;
    best = { threshold: below === undefined ? threshold - 0.5 : (threshold + below) / 2, target, value };
  }
  return best;
}
