import type { DecisionPolicy, UncertaintyPolicy } from "../../contracts/evaluation/policy-results.ts";
import { type AgentResult, Severity } from "../../contracts/explainability.ts";
import { SEVERITY_RANK } from "../../contracts/severity-rank.ts";

/** Issues of one text by verdict and severity: all a policy needs to know. */
export type IssueCounts = Readonly<Record<"incorrect" | "uncertain", Readonly<Record<Severity, number>>>>;

/** What a judgement offers a policy. */
export interface Signals {
  readonly issues: IssueCounts;
  readonly score: number | null;
  readonly error_probability: number | null;
}

/** The rules with the numbers they have when nobody says otherwise. */
export const DEFAULT_THRESHOLDS: Readonly<Record<DecisionPolicy["name"], number>> = {
  non_error: 1,
  "weight_0.5": 1,
  count_as_error: 1,
  score: 0.5,
  probability: 0.5,
};

const UNCERTAIN_WEIGHT: Readonly<Record<UncertaintyPolicy, number>> = {
  non_error: 0,
  "weight_0.5": 0.5,
  count_as_error: 1,
};

/** Counts the issues of a factuality result; an issue without a verdict counts as incorrect. */
export function countIssues(issues: AgentResult["issue_spans"]): IssueCounts {
  const counts = { incorrect: { low: 0, medium: 0, high: 0 }, uncertain: { low: 0, medium: 0, high: 0 } };
  for (const { verdict, severity } of issues) counts[verdict ?? "incorrect"][severity] += 1;
  return counts;
}

/**
 * How strongly a policy suspects a text; higher is worse. A text without a checkable claim raises no suspicion:
 * its score is null and its issues are none, so every policy answers 0.
 */
export function riskOf(policy: DecisionPolicy, { issues, score, error_probability }: Signals): number {
  const fromScore = score === null ? 0 : 1 - score;
  if (policy.name === "score") return fromScore;
  // A judge that gives no probability is still comparable: its score stands in.
  if (policy.name === "probability") return error_probability ?? fromScore;
  const uncertain = UNCERTAIN_WEIGHT[policy.name];
  let risk = 0;
  for (const severity of Severity.options) {
    if (SEVERITY_RANK[severity] < SEVERITY_RANK[policy.severity_min]) continue;
    risk += issues.incorrect[severity] + uncertain * issues.uncertain[severity];
  }
  return risk;
}

/**
 * True when the policy calls the text wrong: from the threshold on, and for `score` only above it,
 * because a text that reaches the cut-off passes.
 */
export function decides({ name, threshold }: DecisionPolicy, risk: number): boolean {
  // 1 − 0.7 is 0.30000000000000004: the slack keeps a score that equals the cut-off on the passing side.
  return name === "score" ? risk > threshold + 1e-9 : risk >= threshold - 1e-9;
}
