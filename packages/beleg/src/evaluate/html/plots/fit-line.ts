import type { Point } from "./svg-plot.ts";

/** The line of least squares through the points, from the leftmost to the rightmost; none where all stand on one upright. */
export function fitLine(points: readonly Point[]): readonly Point[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
  let [together, alone] = [0, 0];
  for (const [px, py] of points) {
    together += (px - x) * (py - y);
    alone += (px - x) ** 2;
  }
  if (alone === 0) return [];
  const xs = points.map((point) => point[0]);
  return [Math.min(...xs), Math.max(...xs)].map((end) => [end, y + (together / alone) * (end - x)]);
}
