import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import type { Yardstick, Yardsticks } from "../../contracts/evaluation/yardstick.ts";
import { LOWER_IS_BETTER } from "../lower-is-better.ts";

/** Holds each metric of a judge against the best simple rule; a rule that is the judge itself is no yardstick. */
export function holdAgainst(
  list: readonly Yardstick[],
  metrics: Readonly<Record<string, MetricValue>>,
  judge?: string,
): Yardsticks {
  const best: Yardsticks["best"] = {};
  for (const [metric, figure] of Object.entries(metrics)) {
    const sign = LOWER_IS_BETTER.has(metric) ? -1 : 1;
    const [top] = list
      .flatMap(({ name, figures }) => {
        const value = figures[metric];
        return name === judge || value === null || value === undefined ? [] : [{ name, value }];
      })
      .sort((left, right) => sign * (right.value - left.value));
    if (top !== undefined) best[metric] = { ...top, judge: figure.value, beaten: beats(figure, top.value, sign) };
  }
  return { list: [...list], best };
}

function beats({ value, ci_lower, ci_upper }: MetricValue, bar: number, sign: 1 | -1): "yes" | "unclear" | "no" {
  // An undefined figure has beaten nothing.
  if (value === null || sign * (value - bar) <= 1e-12) return "no";
  const nearest = sign === 1 ? ci_lower : ci_upper;
  return nearest !== null && sign * (nearest - bar) > 0 ? "yes" : "unclear";
}
