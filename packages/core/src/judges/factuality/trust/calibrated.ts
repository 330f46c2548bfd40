import type { CalibrationPoint } from "../../../contracts/index.ts";

/** Where a confidence stands on the line through the points. */
export function calibrated(points: readonly CalibrationPoint[], confidence: number): number {
  const next = points.findIndex((point) => point.confidence >= confidence);
  if (next === 0) return points[0]!.right;
  if (next < 0) return points.at(-1)!.right;
  const [low, high] = [points[next - 1]!, points[next]!];
  const share = (confidence - low.confidence) / (high.confidence - low.confidence);
  return Math.round((low.right + share * (high.right - low.right)) * 1e4) / 1e4;
}
