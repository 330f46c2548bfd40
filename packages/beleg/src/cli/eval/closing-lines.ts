import type { EvaluationTask } from "@beleg/core/contracts";
import { evaluationWords, warningSentences } from "@beleg/core/evaluation";
import type { EvaluationOutcome, EvaluationRequest, GateOutcome } from "../../evaluate/index.ts";

export type FinishedEvaluation = Exclude<EvaluationOutcome, { status: "interrupted" }>;

const LABEL_OF: Readonly<Record<EvaluationTask, string>> = {
  factuality: "has_error",
  coherence: "gt.coherence",
  readability: "gt.readability",
  spans: "error_spans",
  rerank: "candidates[].grade",
};

/** What stands between the result and the exit code, for people: never on stdout. */
export function closingLines(
  { summary }: FinishedEvaluation,
  gate: GateOutcome,
  request: EvaluationRequest,
  patience: number,
): string {
  const words = evaluationWords(request.locale);
  const { say } = words;
  const lines = [...warningSentences(summary, words), say("written_to", { folder: request.out })];
  if (summary.n === 0 && summary.coverage.judged > 0) lines.push(say("no_labels", { field: LABEL_OF[request.task] }));
  lines.push(...reasonsAgainst(summary, gate, request.locale));
  if (gate.baseline?.gave_way) lines.push(say("baseline_gave_way", { runs: patience }));
  return `${lines.join("\n")}\n`;
}

/** Why an evaluation did not pass; empty where it did. */
export function reasonsAgainst(
  summary: FinishedEvaluation["summary"],
  gate: GateOutcome,
  locale: EvaluationRequest["locale"],
): string[] {
  const { say, number, metricName, percent } = evaluationWords(locale);
  const { judged, abstained, failed, not_run } = summary.coverage;
  const lines: string[] = [];
  if (gate.verdict === "incomplete") lines.push(say("coverage_line", { judged, abstained, failed, not_run }));
  if (gate.verdict === "unstable")
    lines.push(say("unstable_line", { rate: percent(summary.stability?.flip_rate ?? 0) }));
  for (const { metric, required, value } of gate.missed) {
    lines.push(say("gate_missed", { metric, value: number(value), required: number(required) }));
  }
  for (const { metric, baseline, value } of gate.baseline?.worse ?? []) {
    lines.push(
      say("baseline_failed", { metric: metricName(metric), value: number(value), baseline: number(baseline) }),
    );
  }
  return lines;
}
