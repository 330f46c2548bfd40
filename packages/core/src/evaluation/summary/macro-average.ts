import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import type { MacroAverage } from "../../contracts/evaluation/yardstick.ts";

/** Mean of each metric over the groups where it is defined; null with fewer than two groups. */
export function macroAverage(
  groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  metrics: readonly string[],
): MacroAverage | null {
  const members = Object.values(groups);
  if (members.length < 2) return null;
  return Object.fromEntries(
    metrics.map((metric) => {
      const values = members.flatMap((member) => {
        const { value } = member[metric] as MetricValue;
        return value === null ? [] : [value];
      });
      const mean = values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
      return [metric, { value: mean, groups: values.length }];
    }),
  );
}
