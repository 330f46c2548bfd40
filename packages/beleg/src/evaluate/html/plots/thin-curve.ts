const LIMIT = 400;

/** Keeps the ends of a curve and every point that moved visibly: thousands of points draw the same line as hundreds. */
export function thin<Point>(
  points: readonly Point[],
  at: (point: Point) => readonly [number, number],
): readonly Point[] {
  if (points.length <= LIMIT) return points;
  const step = 2 / LIMIT;
  const kept: Point[] = [];
  let last: readonly [number, number] | undefined;
  points.forEach((point, i) => {
    const here = at(point);
    const moved = last === undefined || Math.abs(here[0] - last[0]) + Math.abs(here[1] - last[1]) >= step;
    if (!moved && i < points.length - 1) return;
    kept.push(point);
    last = here;
  });
  return kept;
}
