import type { EvaluationSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { EvaluationWords } from "./wording.ts";

/** A table in words: a head and its rows. */
export interface WordTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The judge and every simple rule, metric by metric, and whether the best rule is beaten; null for old summaries. */
export function yardstickTable(
  { yardsticks, macro_by_origin }: EvaluationSummary,
  { say, number, metricName }: EvaluationWords,
): WordTable | null {
  if (yardsticks === undefined || yardsticks.list.length === 0) return null;
  const metrics = Object.keys(yardsticks.best);
  const line = (name: string, cell: (metric: string) => string) => [name, ...metrics.map(cell)];
  return {
    head: [say("yardstick"), ...metrics.map(metricName)],
    rows: [
      line(say("the_judge"), (metric) => number(yardsticks.best[metric]!.judge)),
      ...(macro_by_origin ? [line(say("macro"), (metric) => number(macro_by_origin[metric]?.value ?? null))] : []),
      ...yardsticks.list.map(({ name, figures }) =>
        line(say(`yardstick_${name}`), (metric) => (figures[metric] === undefined ? "–" : number(figures[metric]))),
      ),
      line(say("beaten"), (metric) => say(`beaten_${yardsticks.best[metric]!.beaten}`)),
    ],
  };
}

/** Correlations from three distances, each with its interval and p. */
export function levelTable(summary: EvaluationSummary, words: EvaluationWords): WordTable | null {
  const levels = "levels" in summary ? summary.levels : null;
  if (!levels) return null;
  const { say, number, interval, metricName } = words;
  const names = ["spearman", "pearson", "kendall"] as const;
  const rows = (["pooled", "article", "system"] as const).flatMap((level) => {
    const found = levels[level];
    if (found === null) return [];
    const cells = names.map((name) => {
      const { value, p_value } = found[name];
      return `${number(value)} (${interval(found[name])}; p ${p_value !== null && p_value < 0.001 ? "< 0.001" : number(p_value)})`;
    });
    return [[say(`level_${level}`), String(found.n), ...cells]];
  });
  return rows.length === 0 ? null : { head: [say("level"), "n", ...names.map(metricName)], rows };
}
