import type { EvaluationSummary, EvaluationTask } from "@beleg/core/contracts";

/** The first figure to look at for each task. */
const FIRST: Readonly<Record<EvaluationTask, string>> = {
  factuality: "balanced_accuracy",
  coherence: "spearman",
  readability: "spearman",
  spans: "f1",
  rerank: "ndcg_at_10",
};

/** An evaluation in one line, before it has begun and when it has ended. */
export function evaluationHeadline(
  task: EvaluationTask,
  rows: number,
  summary: EvaluationSummary | null,
): {
  readonly task: EvaluationTask;
  readonly rows: number;
  readonly metric: string | null;
  readonly value: number | null;
  readonly collapse: "ok" | "collapsed" | "too_few" | null;
} {
  if (summary === null) return { task, rows, metric: null, value: null, collapse: null };
  const metric = FIRST[task];
  const figures: Readonly<Record<string, unknown>> = "metrics" in summary ? summary.metrics : summary;
  const { value } = figures[metric] as { readonly value: number | null };
  return { task, rows, metric, value, collapse: "collapse" in summary ? summary.collapse.status : null };
}
