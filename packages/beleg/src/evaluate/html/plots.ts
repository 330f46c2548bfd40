import type { EvaluationSummary, MetricValue } from "@beleg/core/contracts";
import {
  type EvaluationWords,
  type LabelledRow,
  precisionRecallCurve,
  rocCurve,
  type ScoredRow,
} from "@beleg/core/evaluation";
import type { Canvas } from "./canvas.ts";
import { thin } from "./thin-curve.ts";

const SIZE = { width: 440, height: 330, marginLeft: 48, marginBottom: 42, marginTop: 30, marginRight: 16 } as const;
const SHARE = { domain: [0, 1], ticks: 5, nice: false } as const;
const ACCENT = "var(--accent)";
const BAD = "var(--bad)";
const MUTED = "var(--line-strong)";

/** Errors found against false alarms, with the chosen operating point. */
export function rocPlot({ plot, draw }: Canvas, rows: readonly LabelledRow[], { say }: EvaluationWords): string | null {
  const curve = thin(rocCurve(labels(rows), risks(rows)), (point) => [
    point.false_positive_rate,
    point.true_positive_rate,
  ]);
  if (curve.length === 0) return null;
  const chosen = operatingPoint(rows);
  return draw(say("roc"), {
    ...SIZE,
    x: { ...SHARE, label: say("axis_false_alarms"), labelAnchor: "center" },
    y: { ...SHARE, label: say("axis_found"), grid: true },
    marks: [
      plot.line(
        [
          [0, 0],
          [1, 1],
        ],
        { stroke: MUTED, strokeDasharray: "4 4" },
      ),
      plot.areaY(curve, { x: "false_positive_rate", y1: 0, y2: "true_positive_rate", fill: ACCENT, fillOpacity: 0.12 }),
      plot.line(curve, { x: "false_positive_rate", y: "true_positive_rate", stroke: ACCENT, strokeWidth: 2.25 }),
      plot.dot([[1 - chosen.specificity, chosen.recall]], { r: 6, fill: BAD, stroke: "var(--card)", strokeWidth: 2 }),
    ],
  });
}

/** Right alarms against errors found, with guessing as a dashed line. */
export function precisionRecallPlot(
  { plot, draw }: Canvas,
  rows: readonly LabelledRow[],
  { say }: EvaluationWords,
): string | null {
  const curve = thin(precisionRecallCurve(labels(rows), risks(rows)), (point) => [point.recall, point.precision]);
  if (curve.length === 0) return null;
  const chosen = operatingPoint(rows);
  const guessing = labels(rows).filter(Boolean).length / rows.length;
  return draw(say("precision_recall"), {
    ...SIZE,
    x: { ...SHARE, label: say("axis_found"), labelAnchor: "center" },
    y: { ...SHARE, label: say("axis_precision"), grid: true },
    marks: [
      plot.ruleY([guessing], { stroke: MUTED, strokeDasharray: "4 4" }),
      plot.areaY(curve, { x: "recall", y1: 0, y2: "precision", fill: ACCENT, fillOpacity: 0.12 }),
      plot.line(curve, { x: "recall", y: "precision", stroke: ACCENT, strokeWidth: 2.25 }),
      ...(chosen.precision === null
        ? []
        : [plot.dot([[chosen.recall, chosen.precision]], { r: 6, fill: BAD, stroke: "var(--card)", strokeWidth: 2 })]),
    ],
  });
}

/** What was promised against what happened. */
export function calibrationPlot(
  { plot, draw }: Canvas,
  summary: Extract<EvaluationSummary, { task: "factuality" }>,
  { say }: EvaluationWords,
): string | null {
  const bins = summary.calibration.bins.filter(({ n }) => n > 0);
  if (bins.length === 0) return null;
  return draw(say("calibration"), {
    ...SIZE,
    x: { ...SHARE, label: say("axis_promised"), labelAnchor: "center" },
    y: { ...SHARE, label: say("axis_observed"), grid: true },
    r: { range: [3, 12] },
    marks: [
      plot.line(
        [
          [0, 0],
          [1, 1],
        ],
        { stroke: MUTED, strokeDasharray: "4 4" },
      ),
      plot.line(bins, { x: "mean_predicted", y: "observed_rate", stroke: ACCENT, strokeOpacity: 0.5 }),
      plot.dot(bins, { x: "mean_predicted", y: "observed_rate", r: "n", fill: ACCENT, fillOpacity: 0.85 }),
    ],
  });
}

/** How often each score was given; with labels, one strip for each so that colour is not needed to tell them apart. */
export function histogramPlot(
  { plot, draw }: Canvas,
  values: readonly { readonly score: number; readonly group: string; readonly bad: boolean }[],
  { say }: EvaluationWords,
): string | null {
  if (values.length === 0) return null;
  const groups = [...new Set(values.map(({ group }) => group))];
  const bars = groups.flatMap((group) => countBins(values.filter((value) => value.group === group)));
  return draw(say("distribution"), {
    ...SIZE,
    marginRight: groups.length > 1 ? 28 : SIZE.marginRight,
    x: { ...SHARE, label: say("axis_score"), labelAnchor: "center" },
    y: {
      label: groups.length > 1 ? null : say("axis_texts"),
      grid: true,
      ticks: groups.length > 1 ? 3 : 5,
      nice: true,
    },
    ...(groups.length > 1 ? { fy: { label: null, padding: 0.26, domain: groups, axis: null } } : {}),
    marks: [
      plot.rectY(bars, {
        x1: "from",
        x2: "to",
        y: "count",
        ...(groups.length > 1 ? { fy: "group" } : {}),
        fill: (bar: { bad: boolean }) => (bar.bad ? BAD : ACCENT),
        insetLeft: 0.5,
        insetRight: 0.5,
        rx: 1.5,
      }),
      ...(groups.length > 1
        ? [
            plot.text(groups, {
              fy: (group: string) => group,
              text: (group: string) => group,
              frameAnchor: "top-left",
              dx: 8,
              dy: -14,
              stroke: "var(--card)",
              strokeWidth: 4,
              fill: "currentColor",
              fontWeight: 600,
            }),
          ]
        : []),
      plot.ruleY([0], { stroke: MUTED }),
    ],
  });
}

/** Value and interval of each group; the line is the value over all rows. */
export function groupPlot(
  { plot, draw }: Canvas,
  label: string,
  groups: readonly { readonly name: string; readonly n: number; readonly value: MetricValue }[],
  overall: number | null,
): string | null {
  const shown = groups.filter(({ value }) => value.value !== null).slice(0, 24);
  if (shown.length === 0) return null;
  const rows = shown.map(({ name, n, value }) => ({
    name: `${name.length > 22 ? `${name.slice(0, 21)}…` : name} (${n})`,
    value: value.value!,
    lower: value.ci_lower ?? value.value!,
    upper: value.ci_upper ?? value.value!,
  }));
  const ends = [...rows.flatMap(({ lower, upper }) => [lower, upper]), ...(overall === null ? [] : [overall])];
  return draw(label, {
    width: 440,
    height: 56 + rows.length * 26,
    marginTop: 8,
    marginLeft: 170,
    marginRight: 42,
    marginBottom: 38,
    x: { label, labelAnchor: "center", grid: true, domain: [Math.min(0, ...ends), Math.max(1, ...ends)], ticks: 5 },
    y: { label: null, domain: rows.map(({ name }) => name), tickSize: 0 },
    marks: [
      ...(overall === null ? [] : [plot.ruleX([overall], { stroke: MUTED, strokeDasharray: "4 4" })]),
      plot.ruleY(rows, { y: "name", x1: "lower", x2: "upper", stroke: ACCENT, strokeWidth: 4, strokeOpacity: 0.35 }),
      plot.dot(rows, { x: "value", y: "name", r: 5, fill: ACCENT }),
      plot.text(rows, {
        x: "upper",
        y: "name",
        text: ({ value }: { value: number }) => value.toFixed(2),
        textAnchor: "start",
        dx: 8,
        fill: "currentColor",
      }),
    ],
  });
}

/** Judge against people, one dot a text. */
export function scatterPlot(
  { plot, draw }: Canvas,
  rows: readonly ScoredRow[],
  { say }: EvaluationWords,
): string | null {
  if (rows.length === 0) return null;
  // A picture of thousands of dots says no more than one of a thousand and weighs a megabyte.
  const step = Math.ceil(rows.length / 1000);
  const shown = rows.filter((_, i) => i % step === 0).map(({ truth, score }) => ({ truth, score }));
  return draw(say("scatter"), {
    ...SIZE,
    x: { ...SHARE, label: say("axis_people"), labelAnchor: "center" },
    y: { ...SHARE, label: say("axis_score"), grid: true },
    marks: [
      plot.line(
        [
          [0, 0],
          [1, 1],
        ],
        { stroke: MUTED, strokeDasharray: "4 4" },
      ),
      plot.dot(shown, { x: "truth", y: "score", r: 3, fill: ACCENT, fillOpacity: 0.35 }),
      plot.linearRegressionY(shown, { x: "truth", y: "score", stroke: BAD, strokeWidth: 2, ci: 0 }),
    ],
  });
}

const BINS = 20;

function countBins(values: readonly { readonly score: number; readonly group: string; readonly bad: boolean }[]) {
  const counts = Array.from({ length: BINS }, () => 0);
  for (const { score } of values) counts[Math.min(BINS - 1, Math.floor(score * BINS + 1e-9))]! += 1;
  const { group, bad } = values[0]!;
  return counts.map((count, i) => ({ from: i / BINS, to: (i + 1) / BINS, count, group, bad }));
}

function operatingPoint(rows: readonly LabelledRow[]) {
  let tp = 0;
  let fp = 0;
  let positives = 0;
  for (const { label, decision } of rows) {
    if (label) positives += 1;
    if (decision && label) tp += 1;
    if (decision && !label) fp += 1;
  }
  const negatives = rows.length - positives;
  return {
    recall: positives === 0 ? 0 : tp / positives,
    specificity: negatives === 0 ? 0 : 1 - fp / negatives,
    precision: tp + fp === 0 ? null : tp / (tp + fp),
  };
}

const labels = (rows: readonly LabelledRow[]) => rows.map(({ label }) => label);
const risks = (rows: readonly LabelledRow[]) => rows.map(({ risk }) => risk);
