import type { EvaluationSummary, FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { EvaluationWarning } from "../../contracts/evaluation/yardstick.ts";

/** The metrics whose yardstick matters most; the others stand in the table. */
const FIRST = new Set(["balanced_accuracy", "auroc", "spearman", "ndcg_at_10"]);
const MIN_ROWS = 10;
const NEARLY_ALL = 0.9;

/** What must be said before any figure: in `summary.json`, `summary.md`, the page and on the terminal. */
export function evaluationWarnings(summary: EvaluationSummary, duplicateIds: number): EvaluationWarning[] {
  return [
    ...belowYardsticks(summary),
    ...(summary.task === "factuality" ? oneDecision(summary) : []),
    ...(summary.task === "spans" ? marksEverything(summary) : []),
    ...collapsed(summary),
    ...(duplicateIds > 0 ? [{ code: "duplicate_ids" as const, params: { count: duplicateIds } }] : []),
  ];
}

function belowYardsticks(summary: EvaluationSummary): EvaluationWarning[] {
  return Object.entries(summary.yardsticks?.best ?? {}).flatMap(([metric, { name, value, judge, beaten }]) => {
    const matters = FIRST.has(metric) || (summary.task === "spans" && metric === "f1");
    if (beaten !== "no" || !matters || judge === null) return [];
    return [{ code: "not_above_yardstick" as const, params: { metric, judge, yardstick: name, value } }];
  });
}

/** Groups with both kinds of rows that got one and the same answer. */
function oneDecision(summary: FactualitySummary): EvaluationWarning[] {
  const groups = [
    ["", { n: summary.n, confusion: summary.confusion }] as const,
    ...Object.entries(summary.by_origin),
    ...Object.entries(summary.by_system),
  ];
  return groups.flatMap(
    ([
      group,
      {
        n,
        confusion: { tp, fp, fn, tn },
      },
    ]) => {
      const alike = tp + fp === n || fn + tn === n;
      if (n < MIN_ROWS || !alike || tp + fn === 0 || fp + tn === 0) return [];
      const decision = tp + fp === n ? "error" : "clean";
      return [{ code: "one_decision" as const, params: { group, n, decision } }];
    },
  );
}

function marksEverything(summary: Extract<EvaluationSummary, { task: "spans" }>): EvaluationWarning[] {
  const share = summary.characters.predicted / Math.max(1, summary.text_characters ?? 0);
  return summary.text_characters && share > NEARLY_ALL ? [{ code: "marks_everything", params: { share } }] : [];
}

function collapsed(summary: EvaluationSummary): EvaluationWarning[] {
  if (!("collapse" in summary) || summary.collapse.status !== "collapsed") return [];
  const { top_share, top_bucket, n } = summary.collapse;
  return [{ code: "collapsed", params: { share: top_share ?? 0, bucket: top_bucket ?? "", n } }];
}
