import { forEachResample } from "../bootstrap.ts";
import type { Estimator } from "../estimator.ts";
import { seededRandom } from "../seeded-random.ts";

/** Twice the smaller share of resamples, drawn by group, on one side of zero; null where the statistic is undefined. */
export function bootstrapP(
  estimator: Estimator,
  clusters: readonly string[],
  { seed, resamples }: { readonly seed: number; readonly resamples: number },
): number | null {
  if (estimator() === null) return null;
  let below = 0;
  let above = 0;
  let drawn = 0;
  forEachResample({ clusters, random: seededRandom(seed), resamples }, (weights) => {
    const value = estimator(weights);
    if (value === null) return;
    drawn += 1;
    if (value <= 0) below += 1;
    if (value >= 0) above += 1;
  });
  return Math.min(1, (2 * (Math.min(below, above) + 1)) / (drawn + 1));
}
