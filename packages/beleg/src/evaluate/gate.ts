import type { Baseline, EvaluationSummary, EvaluationTask } from "@beleg/core/contracts";
import { advanceBaseline, type BaselineOutcome, headlineMetrics, LOWER_IS_BETTER } from "@beleg/core/evaluation";

/** The metrics of each task that can be asked for by name. */
export const GATE_METRICS: Readonly<Record<EvaluationTask, readonly string[]>> = {
  factuality: [
    "balanced_accuracy",
    "f1",
    "precision",
    "recall",
    "specificity",
    "mcc",
    "auroc",
    "average_precision",
    "brier",
  ],
  coherence: ["spearman", "pearson", "kendall", "mae", "rmse"],
  readability: ["spearman", "pearson", "kendall", "mae", "rmse"],
  spans: ["precision", "recall", "f1"],
  rerank: ["ndcg_at_10", "mrr", "recall_at_10"],
};

/** What a run must reach. */
export interface GateLimits {
  /** Share of the tried rows that may fail. */
  readonly maxFailed: number;
  /** Share of repeated rows that may change their answer. */
  readonly maxFlipRate: number;
  /** The value each named metric must reach; errors such as mae must stay below theirs. */
  readonly required: readonly { readonly metric: string; readonly value: number }[];
  readonly baseline: Baseline | null;
}

/** How a run stands: the first thing that speaks against it decides. */
export interface GateOutcome {
  readonly verdict: "passed" | "incomplete" | "unstable" | "failed";
  /** Metrics that did not reach what was asked. */
  readonly missed: readonly { readonly metric: string; readonly required: number; readonly value: number | null }[];
  readonly baseline: BaselineOutcome | null;
}

/** Holds a summary against its limits. A metric that is undefined has not reached anything. */
export function applyGate(summary: EvaluationSummary, run: string, limits: GateLimits): GateOutcome {
  const values = new Map(headlineMetrics(summary).map(([name, { value }]) => [name, value]));
  const missed = limits.required.flatMap(({ metric, value: required }) => {
    const value = values.get(metric) ?? null;
    const reached = value !== null && (LOWER_IS_BETTER.has(metric) ? value <= required : value >= required);
    return reached ? [] : [{ metric, required, value }];
  });
  const metrics = Object.fromEntries([...values].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const baseline = limits.baseline && advanceBaseline(limits.baseline, { run, metrics });
  return { verdict: verdictOf(summary, limits, missed.length, baseline), missed, baseline };
}

function verdictOf(
  summary: EvaluationSummary,
  limits: GateLimits,
  missed: number,
  baseline: BaselineOutcome | null,
): GateOutcome["verdict"] {
  if (summary.coverage.not_run > 0 || (summary.failures.share ?? 0) > limits.maxFailed) return "incomplete";
  if ((summary.stability?.flip_rate ?? 0) > limits.maxFlipRate) return "unstable";
  return missed > 0 || baseline?.passed === false ? "failed" : "passed";
}
