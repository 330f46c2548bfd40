import type { MetricDifference } from "../../contracts/evaluation/comparison.ts";

/** The chance of a false alarm over all metrics of a comparison together. */
export const LEVEL = 0.05;

/**
 * What interval and test say together. Better or worse takes both: an interval away from zero and a corrected p below
 * the level. Where only one of them speaks, the verdict says so instead of picking a side.
 */
export function verdictOf(
  { difference, ci_lower, ci_upper }: Pick<MetricDifference, "difference" | "ci_lower" | "ci_upper">,
  p: number | null,
  higherIsBetter: boolean,
): MetricDifference["verdict"] {
  if (difference === null || ci_lower === null || ci_upper === null || p === null) return "undefined";
  const away = ci_lower > 0 || ci_upper < 0;
  if (away !== p < LEVEL) return "unclear";
  if (!away) return "no_difference";
  return ci_lower > 0 === higherIsBetter ? "better" : "worse";
}
