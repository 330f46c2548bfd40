import type {
  DecisionFigures,
  DecisionPolicy,
  Decisions,
  PolicyResults,
} from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { DEFAULT_THRESHOLDS } from "../policy/decision-policy.ts";

/** Measures a rule over some predictions. */
type Measure = (policy: DecisionPolicy, predictions: readonly Prediction[]) => PolicyResults;

const HEADLINE: Readonly<Record<DecisionPolicy["name"], Decisions["headline"]>> = {
  probability: "estimate",
  non_error: "verdicts",
  "weight_0.5": "other",
  count_as_error: "other",
  score: "other",
};

/**
 * Both decisions on the same texts. The estimate is measured only where a judge gives one: the score that stands in for
 * it elsewhere is no estimate.
 */
export function compareDecisions(
  policy: DecisionPolicy,
  predictions: readonly Prediction[],
  measure: Measure,
): Decisions {
  const figures = (name: DecisionPolicy["name"], rows: readonly Prediction[]): DecisionFigures => {
    const plain: DecisionPolicy = { name, threshold: DEFAULT_THRESHOLDS[name], severity_min: "low" };
    const results = measure(policy.name === name ? policy : plain, rows);
    const { n, balanced_accuracy, precision, recall, specificity, auroc } = results;
    return { policy: results.policy, n, balanced_accuracy, precision, recall, specificity, auroc };
  };
  const estimated = predictions.filter(({ error_probability }) => typeof error_probability === "number");
  return {
    headline: HEADLINE[policy.name],
    by_verdicts: figures("non_error", predictions),
    by_estimate: estimated.length === 0 ? null : figures("probability", estimated),
  };
}
