import type { EvaluationSummary, FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { EvaluationWords } from "./wording.ts";
import type { WordTable } from "./yardstick-table.ts";

const SHOWN = 9;

/** A table with the sentences that go before it. */
export interface ToldTable extends WordTable {
  readonly lines: readonly string[];
}

/** What other thresholds would give: some of them evenly chosen, the one in use and the best one for these rows among them. */
export function thresholdTable(summary: FactualitySummary, words: EvaluationWords): ToldTable | null {
  const { say, number, metricName } = words;
  const points = summary.operating_points?.thresholds ?? [];
  if (points.length < 2) return null;
  // A row is decided at the first listed value that reaches the threshold: between two of them nothing changes.
  const inUse = points.findLastIndex(({ threshold }) => threshold >= summary.threshold);
  const best = points.reduce(
    (top, point, at) => ((point.balanced_accuracy ?? 0) > (points[top]!.balanced_accuracy ?? 0) ? at : top),
    0,
  );
  const step = (points.length - 1) / (Math.min(SHOWN, points.length) - 1);
  const even = Array.from({ length: Math.min(SHOWN, points.length) }, (_, at) => Math.round(at * step));
  const chosen = [...new Set([...even, best, ...(inUse < 0 ? [] : [inUse])])].sort((a, b) => a - b);
  const metrics = ["precision", "recall", "specificity", "balanced_accuracy", "f1"] as const;
  return {
    lines: nestedLines(summary, words),
    head: [say("threshold"), say("tp"), say("fn"), say("fp"), ...metrics.map(metricName)],
    rows: chosen.map((at) => {
      const point = points[at]!;
      const notes = [
        ...(at === inUse ? [say("threshold_in_use")] : []),
        ...(at === best ? [say("threshold_best")] : []),
      ];
      return [
        [number(point.threshold), ...notes].join(" · "),
        ...[point.tp, point.fn, point.fp].map(String),
        ...metrics.map((metric) => number(point[metric])),
      ];
    }),
  };
}

function nestedLines(
  { nested_tuning: tuned }: FactualitySummary,
  { say, number, metricName }: EvaluationWords,
): string[] {
  if (!tuned) return [];
  const { target, value, lowest, highest, threshold, repeats } = tuned;
  return [
    say("nested_line", {
      target: metricName(target),
      value: number(value),
      lowest: number(lowest),
      highest: number(highest),
      from: number(threshold.lowest),
      to: number(threshold.highest),
      repeats,
    }),
  ];
}

/** What calibrating would do to the probabilities: before, by Platt's curve, by isotonic regression. */
export function recalibrationTable(
  { recalibration }: FactualitySummary,
  { say, number, metricName }: EvaluationWords,
): ToldTable | null {
  if (!recalibration) return null;
  const metrics = ["brier", "ece"] as const;
  return {
    lines: [say("recalibration_line", { folds: recalibration.folds })],
    head: ["", ...metrics.map(metricName)],
    rows: (["before", "platt", "isotonic"] as const).map((name) => [
      say(`recalibration_${name}`),
      ...metrics.map((metric) => number(recalibration[name][metric])),
    ]),
  };
}

/** How the figures move when some labels are wrong; null where people are shown, whose table has it. */
export function noiseTable(
  { label_noise = [], people }: EvaluationSummary,
  { say, number, metricName, percent }: EvaluationWords,
): WordTable | null {
  const metrics = Object.keys(label_noise[0]?.figures ?? {});
  if (people || metrics.length === 0) return null;
  return {
    head: ["", ...metrics.map(metricName)],
    rows: label_noise.map(({ noise, figures }) => [
      say("noise_level", { noise: percent(noise) }),
      ...metrics.map((metric) => number(figures[metric]?.mean ?? null)),
    ]),
  };
}
