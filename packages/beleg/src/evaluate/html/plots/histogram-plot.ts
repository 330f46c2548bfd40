import { countScores } from "../../count-scores.ts";
import { FRAME, SHARES, SIZE } from "./share-plot.ts";
import { bar, linearScale, roundTicks, roundTop, rule, svgPlot, text, xAxis, yAxis } from "./svg-plot.ts";

/** How often each value was given; with labels, one strip for each so that colour is not needed to tell them apart. */
export function histogramPlot(
  values: readonly { readonly score: number; readonly group: string; readonly bad: boolean }[],
  axes: { readonly title: string; readonly x: string; readonly y: string },
): string | null {
  if (values.length === 0) return null;
  const names = [...new Set(values.map(({ group }) => group))];
  const groups = names.map((name) => {
    const members = values.filter(({ group }) => group === name);
    return { name, bad: members[0]!.bad, counts: countScores(members.map(({ score }) => score)) };
  });
  const wanted = groups.length > 1 ? 3 : 5;
  const most = roundTop(Math.max(...groups.flatMap(({ counts }) => counts)), wanted);
  const gap = 36;
  const height = (FRAME.bottom - FRAME.top - gap * (groups.length - 1)) / groups.length;
  const x = linearScale(0, 1, FRAME.left, FRAME.right);
  const strips = groups.map(({ name, bad, counts }, row) => {
    const top = FRAME.top + row * (height + gap);
    const bottom = top + height;
    const y = linearScale(0, most, bottom, top);
    const bars = counts.flatMap((count, i) => {
      const ends = [x(i / counts.length) + 0.5, x((i + 1) / counts.length) - 0.5] as const;
      return count === 0 ? [] : [bar(ends, [y(count), bottom], bad ? "plot-bad" : "plot-bar")];
    });
    const ticks = roundTicks(0, most, wanted).filter(Number.isInteger);
    return [
      yAxis(y, ticks, { ...FRAME, top }, groups.length > 1 ? null : axes.y),
      ...bars,
      rule([FRAME.left, bottom], [FRAME.right, bottom], "plot-base"),
      groups.length > 1 ? text([FRAME.left + 8, top - 10], name, "start", "plot-strip") : "",
    ].join("");
  });
  return svgPlot(axes.title, SIZE.width, SIZE.height, [...strips, xAxis(x, SHARES, FRAME, axes.x)]);
}
