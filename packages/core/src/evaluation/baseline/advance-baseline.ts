import type { Baseline } from "../../contracts/evaluation/comparison.ts";
import { LOWER_IS_BETTER } from "../lower-is-better.ts";

/** What a run reached, and a name to tell it from others (its dataset, its judge and its figures). */
export interface BaselineRun {
  readonly run: string;
  readonly metrics: Readonly<Record<string, number>>;
}

/** How a run stands against the baseline, and the baseline to keep from now on. */
export interface BaselineOutcome {
  readonly passed: boolean;
  /** Metrics that fell short by more than the tolerance, in name order. */
  readonly worse: readonly { readonly metric: string; readonly baseline: number; readonly value: number | null }[];
  /** True when this run was the last of enough failing ones and the baseline gave way. */
  readonly gave_way: boolean;
  readonly baseline: Baseline;
}

/**
 * Holds a run against the baseline. A passing run raises every metric it improved and forgets earlier failures.
 * A failing run is recorded; only `patience` different ones in a row lower the baseline, and then only to the best of them,
 * so one bad night never becomes the new normal and one lucky one never has to be undone by hand.
 */
export function advanceBaseline(baseline: Baseline, run: BaselineRun): BaselineOutcome {
  const worse = Object.keys(baseline.metrics)
    .sort()
    .flatMap((metric) => {
      const bar = baseline.metrics[metric]!;
      const value = run.metrics[metric] ?? null;
      const short = value === null || gain(metric, bar, value) < -baseline.tolerance - 1e-12;
      return short ? [{ metric, baseline: bar, value }] : [];
    });
  if (worse.length === 0) {
    return {
      passed: true,
      worse,
      gave_way: false,
      baseline: { ...baseline, metrics: best([baseline, run]), failing_runs: [] },
    };
  }
  // Repeating a run proves nothing: only different ones wear the baseline down.
  const others = baseline.failing_runs.filter((earlier) => earlier.run !== run.run);
  const failing = [...others, { run: run.run, metrics: { ...run.metrics } }];
  if (failing.length < baseline.patience) {
    return { passed: false, worse, gave_way: false, baseline: { ...baseline, failing_runs: failing } };
  }
  const lowered: Record<string, number> = { ...baseline.metrics };
  const reached = best(failing);
  for (const { metric } of worse) {
    const value = reached[metric];
    if (value !== undefined && gain(metric, baseline.metrics[metric]!, value) < 0) lowered[metric] = value;
  }
  return { passed: false, worse, gave_way: true, baseline: { ...baseline, metrics: lowered, failing_runs: [] } };
}

/** How much better `value` is than `bar`, whichever way is up. */
function gain(metric: string, bar: number, value: number): number {
  return LOWER_IS_BETTER.has(metric) ? bar - value : value - bar;
}

/** The best value of every metric that the first run knows. */
function best(runs: readonly { readonly metrics: Readonly<Record<string, number>> }[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { metrics } of runs) {
    for (const [metric, value] of Object.entries(metrics)) {
      const known = found[metric];
      if (known === undefined || gain(metric, known, value) > 0) found[metric] = value;
    }
  }
  return Object.fromEntries(Object.keys(runs[0]?.metrics ?? {}).map((metric) => [metric, found[metric]!]));
}
