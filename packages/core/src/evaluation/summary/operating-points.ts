import type { OperatingPoints } from "../../contracts/evaluation/operating-points.ts";
import { balancedAccuracy, f1, precision, recall, specificity } from "../classification-metrics.ts";
import { operatingPoints, precisionRecallCurve, rocCurve } from "../curves.ts";

const MAX_POINTS = 200;

/** The thresholds with what each would give, and both curves; the last point at the threshold in use is always among them. */
export function operatingPointsOf(
  labels: readonly boolean[],
  risks: readonly number[],
  inUse: number,
): OperatingPoints {
  const points = operatingPoints(labels, risks);
  const all = points.at(-1)!;
  const thresholds = points.flatMap(({ threshold, tp, fp }) => {
    if (threshold === null) return [];
    const counts = { tp, fp, fn: all.tp - tp, tn: all.fp - fp };
    return [
      {
        threshold,
        ...counts,
        precision: precision(counts),
        recall: recall(counts),
        specificity: specificity(counts),
        balanced_accuracy: balancedAccuracy(counts),
        f1: f1(counts),
      },
    ];
  });
  return {
    thresholds: thinned(
      thresholds,
      thresholds.findLastIndex(({ threshold }) => threshold >= inUse),
    ),
    roc: thinned(rocCurve(labels, risks)),
    precision_recall: thinned(precisionRecallCurve(labels, risks)),
  };
}

/** Evenly chosen points, both ends among them; `kept` moves the nearest of them aside. */
function thinned<Point>(points: readonly Point[], kept = -1): Point[] {
  if (points.length <= MAX_POINTS) return [...points];
  const step = (points.length - 1) / (MAX_POINTS - 1);
  const places = Array.from({ length: MAX_POINTS }, (_, at) => Math.round(at * step));
  if (kept > 0 && kept < points.length - 1)
    places[Math.min(MAX_POINTS - 2, Math.max(1, Math.round(kept / step)))] = kept;
  return places.map((at) => points[at]!);
}
