import type { DecisionPolicy } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { decides, riskOf } from "../policy/decision-policy.ts";

/** A row that counts: people labelled it and the judge did not break. */
export interface LabelledRow {
  readonly prediction: Prediction;
  readonly label: boolean;
  readonly risk: number;
  readonly decision: boolean;
  readonly probability: number;
  /** False when the judge had nothing to check: the row is decided as clean, but nothing was promised about it. */
  readonly answered: boolean;
}

/** The rows a policy is measured on, with what it says about each. */
export function labelledRows(predictions: readonly Prediction[], policy: DecisionPolicy): LabelledRow[] {
  const labelled: LabelledRow[] = [];
  for (const prediction of predictions) {
    const { label, issues, score, status } = prediction;
    if (isUnjudged(status) || label === null || label === undefined || issues === undefined) continue;
    const error_probability = prediction.error_probability ?? null;
    const risk = riskOf(policy, { issues, score, error_probability });
    const probability = error_probability ?? (score === null ? 0 : 1 - score);
    const answered = status === "ok";
    labelled.push({ prediction, label, risk, decision: decides(policy, risk), probability, answered });
  }
  return labelled;
}
