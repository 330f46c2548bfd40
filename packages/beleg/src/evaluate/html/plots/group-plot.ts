import type { MetricValue } from "@beleg/core/contracts";
import { dot, type Frame, linearScale, roundTicks, rule, svgPlot, text, xAxis } from "./svg-plot.ts";

/** Value and interval of each group; the line is the value over all rows. */
export function groupPlot(
  label: string,
  groups: readonly { readonly name: string; readonly n: number; readonly value: MetricValue }[],
  overall: number | null,
): string | null {
  const rows = groups
    .flatMap(({ name, n, value: { value, ci_lower, ci_upper } }) =>
      value === null ? [] : [{ name, n, value, lower: ci_lower ?? value, upper: ci_upper ?? value }],
    )
    .slice(0, 24);
  if (rows.length === 0) return null;
  const height = 56 + rows.length * 26;
  const frame: Frame = { left: 170, right: 398, top: 8, bottom: height - 38 };
  const ends = [...rows.flatMap(({ lower, upper }) => [lower, upper]), ...(overall === null ? [] : [overall])];
  const [from, to] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const x = linearScale(from, to, frame.left, frame.right);
  const ticks = roundTicks(from, to, 5);
  const upright = (value: number, look: string) => rule([x(value), frame.top], [x(value), frame.bottom], look);
  const pitch = (frame.bottom - frame.top) / rows.length;
  return svgPlot(label, 440, height, [
    ...ticks.map((tick) => upright(tick, "plot-grid")),
    xAxis(x, ticks, frame, label),
    overall === null ? "" : upright(overall, "plot-guide"),
    ...rows.flatMap(({ name, n, value, lower, upper }, i) => {
      const y = frame.top + pitch * (i + 0.5);
      return [
        text([frame.left - 9, y + 4], `${name.length > 22 ? `${name.slice(0, 21)}…` : name} (${n})`, "end"),
        rule([x(lower), y], [x(upper), y], "plot-interval"),
        dot([x(value), y], 5, "plot-dot"),
        text([x(upper) + 8, y + 4], value.toFixed(2), "start"),
      ];
    }),
  ]);
}
