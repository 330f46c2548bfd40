import type { EvaluationWords, ScoredRow } from "@beleg/core/evaluation";
import { fitLine } from "./fit-line.ts";
import { diagonal, sharePlot } from "./share-plot.ts";
import { dot, line, type Point } from "./svg-plot.ts";

/** Judge against people, one dot a text. */
export function scatterPlot(rows: readonly ScoredRow[], { say }: EvaluationWords): string | null {
  if (rows.length === 0) return null;
  // A picture of thousands of dots says no more than one of a thousand and weighs a megabyte.
  const step = Math.ceil(rows.length / 1000);
  const shown = rows.filter((_, i) => i % step === 0).map(({ truth, score }): Point => [truth, score]);
  return sharePlot(say("scatter"), { x: say("axis_people"), y: say("axis_score") }, (at) => [
    diagonal(at),
    ...shown.map((point) => dot(at(point), 3, "plot-dot plot-light")),
    line(fitLine(shown).map(at), "plot-fit"),
  ]);
}
