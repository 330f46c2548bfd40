import { type EvaluationWords, type LabelledRow, precisionRecallCurve } from "@beleg/core/evaluation";
import { operatingPoint } from "./operating-point.ts";
import { curve, sharePlot } from "./share-plot.ts";
import { dot, type Point, rule } from "./svg-plot.ts";
import { thin } from "./thin-curve.ts";

/** Right alarms against errors found, with guessing as a dashed line. */
export function precisionRecallPlot(rows: readonly LabelledRow[], { say }: EvaluationWords): string | null {
  const labels = rows.map(({ label }) => label);
  const points = precisionRecallCurve(
    labels,
    rows.map(({ risk }) => risk),
  ).map((point): Point => [point.recall, point.precision]);
  if (points.length === 0) return null;
  const { recall, precision } = operatingPoint(rows);
  const guessing = labels.filter(Boolean).length / rows.length;
  return sharePlot(say("precision_recall"), { x: say("axis_found"), y: say("axis_precision") }, (at) => [
    rule(at([0, guessing]), at([1, guessing]), "plot-guide"),
    ...curve(thin(points, (point) => point).map(at)),
    ...(precision === null ? [] : [dot(at([recall, precision]), 6, "plot-chosen")]),
  ]);
}
