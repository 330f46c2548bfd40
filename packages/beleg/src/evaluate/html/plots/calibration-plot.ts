import type { EvaluationSummary } from "@beleg/core/contracts";
import type { EvaluationWords } from "@beleg/core/evaluation";
import { diagonal, sharePlot } from "./share-plot.ts";
import { dot, line } from "./svg-plot.ts";

/** What was promised against what happened; dots grow with the number of rows. */
export function calibrationPlot(
  summary: Extract<EvaluationSummary, { task: "factuality" }>,
  { say }: EvaluationWords,
): string | null {
  const bins = summary.calibration.bins.flatMap(({ n, mean_predicted, observed_rate }) =>
    mean_predicted === null || observed_rate === null ? [] : [{ n, point: [mean_predicted, observed_rate] as const }],
  );
  if (bins.length === 0) return null;
  const most = Math.max(...bins.map(({ n }) => n));
  return sharePlot(say("calibration"), { x: say("axis_promised"), y: say("axis_observed") }, (at) => [
    diagonal(at),
    line(
      bins.map(({ point }) => at(point)),
      "plot-link",
    ),
    ...bins.map(({ n, point }) => dot(at(point), 3 + 9 * Math.sqrt(n / most), "plot-dot plot-heavy")),
  ]);
}
