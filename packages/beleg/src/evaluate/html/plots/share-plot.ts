import {
  area,
  type Frame,
  line,
  linearScale,
  type Point,
  roundTicks,
  rule,
  svgPlot,
  xAxis,
  yAxis,
} from "./svg-plot.ts";

type Project = (point: Point) => Point;

export const SIZE = { width: 440, height: 330 } as const;
export const FRAME: Frame = { left: 48, right: 424, top: 30, bottom: 288 };
export const SHARES = roundTicks(0, 1, 5);

/** A plot of one share against another, both from 0 to 1. */
export function sharePlot(
  name: string,
  axes: { readonly x: string; readonly y: string },
  marks: (at: Project) => readonly string[],
): string {
  const x = linearScale(0, 1, FRAME.left, FRAME.right);
  const y = linearScale(0, 1, FRAME.bottom, FRAME.top);
  return svgPlot(name, SIZE.width, SIZE.height, [
    yAxis(y, SHARES, FRAME, axes.y),
    xAxis(x, SHARES, FRAME, axes.x),
    ...marks(([px, py]) => [x(px), y(py)]),
  ]);
}

/** The line on which both shares are the same. */
export const diagonal = (at: Project) => rule(at([0, 0]), at([1, 1]), "plot-guide");

/** A curve, with what lies beneath it tinted. */
export const curve = (points: readonly Point[]) => [area(points, FRAME.bottom, "plot-area"), line(points, "plot-line")];
