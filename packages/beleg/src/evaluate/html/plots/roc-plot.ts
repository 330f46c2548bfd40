import { type EvaluationWords, type LabelledRow, rocCurve } from "@beleg/core/evaluation";
import { operatingPoint } from "./operating-point.ts";
import { curve, diagonal, sharePlot } from "./share-plot.ts";
import { dot, type Point } from "./svg-plot.ts";
import { thin } from "./thin-curve.ts";

/** Errors found against false alarms, with the chosen operating point. */
export function rocPlot(rows: readonly LabelledRow[], { say }: EvaluationWords): string | null {
  const points = rocCurve(
    rows.map(({ label }) => label),
    rows.map(({ risk }) => risk),
  ).map((point): Point => [point.false_positive_rate, point.true_positive_rate]);
  if (points.length === 0) return null;
  const chosen = operatingPoint(rows);
  const names = { x: say("axis_false_alarms"), y: say("axis_found") };
  return sharePlot(say("roc"), names, (at) => [
    diagonal(at),
    ...curve(thin(points, (point) => point).map(at)),
    dot(at([1 - chosen.specificity, chosen.recall]), 6, "plot-chosen"),
  ]);
}
