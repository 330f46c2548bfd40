import type { FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { DecisionPolicy, EvidenceStats, PolicyResults } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { auroc } from "../auroc.ts";
import { brierEstimator, brierScore, expectedCalibrationError, reliabilityBins } from "../calibration.ts";
import * as metrics from "../classification-metrics.ts";
import { countConfusion } from "../confusion.ts";
import { averagePrecision, averagePrecisionEstimator } from "../curves.ts";
import { decisionEstimators } from "../decision-estimators.ts";
import { detectCollapse } from "../detect-collapse.ts";
import { ratio } from "../estimator.ts";
import { decides, riskOf } from "../policy/decision-policy.ts";
import { compareDecisions } from "./compare-decisions.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { bootstrapReport, groupRows, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { stabilityOf } from "./stability.ts";

/** What a factuality summary is made of. */
export interface FactualityEvaluation {
  readonly predictions: readonly Prediction[];
  /** Rows of the dataset, those never reached included. */
  readonly rows: number;
  readonly policy: DecisionPolicy;
  readonly tuning: FactualitySummary["tuning"];
  readonly evidence: EvidenceStats;
}

/** A row that counts: people labelled it and the judge did not break. */
export interface LabelledRow {
  readonly prediction: Prediction;
  readonly label: boolean;
  readonly risk: number;
  readonly decision: boolean;
  readonly probability: number;
}

/** Measures the chosen policy against people, over all rows and by origin and system. */
export function summariseFactuality(evaluation: FactualityEvaluation, options: IntervalOptions): FactualitySummary {
  const { predictions, policy } = evaluation;
  const labelled = labelledRows(predictions, policy);
  const whole = measure(labelled, options);
  const labels = labelled.map(({ label }) => label);
  const probabilities = labelled.map(({ probability }) => probability);
  return {
    task: "factuality",
    n: labelled.length,
    coverage: coverageOf(predictions, evaluation.rows),
    failures: failuresOf(predictions),
    bootstrap: bootstrapReport(clustersOf(labelled), whole.skipped, options),
    stability: stabilityOf(predictions),
    policy,
    threshold: policy.threshold,
    tuning: evaluation.tuning,
    confusion: whole.confusion,
    metrics: whole.metrics,
    decisions: compareDecisions(policy, predictions, (rule, some) =>
      policyResults(rule, { ...evaluation, predictions: some }),
    ),
    by_origin: measureGroups(labelled, ({ prediction }) => prediction.origin, options),
    by_system: measureGroups(labelled, ({ prediction }) => prediction.system, options),
    calibration: {
      bins: reliabilityBins(labels, probabilities),
      brier: brierScore(labels, probabilities),
      ece: expectedCalibrationError(labels, probabilities),
    },
    collapse: detectCollapse(predictions.flatMap(({ score }) => (score === null ? [] : [score]))),
    evidence: evaluation.evidence,
    ground_truth: groundTruth(predictions),
  };
}

/** `results_<policy>.json`: the plain numbers of one policy. */
export function policyResults(
  policy: DecisionPolicy,
  { predictions, rows, evidence }: Pick<FactualityEvaluation, "predictions" | "rows" | "evidence">,
): PolicyResults {
  const labelled = labelledRows(predictions, policy);
  const labels = labelled.map(({ label }) => label);
  const risks = labelled.map(({ risk }) => risk);
  const counts = countConfusion(
    labels,
    labelled.map(({ decision }) => decision),
  );
  return {
    policy,
    n: labelled.length,
    ...counts,
    recall: metrics.recall(counts),
    precision: metrics.precision(counts),
    f1: metrics.f1(counts),
    specificity: metrics.specificity(counts),
    balanced_accuracy: metrics.balancedAccuracy(counts),
    accuracy: metrics.accuracy(counts),
    mcc: metrics.mcc(counts),
    auroc: auroc(labels, risks),
    average_precision: averagePrecision(labels, risks),
    coverage: coverageOf(predictions, rows),
    evidence,
    ground_truth: groundTruth(predictions),
  };
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
    labelled.push({ prediction, label, risk, decision: decides(policy, risk), probability });
  }
  return labelled;
}

function measureGroups(
  labelled: readonly LabelledRow[],
  keyOf: (row: LabelledRow) => string | null,
  options: IntervalOptions,
): FactualitySummary["by_origin"] {
  const groups = groupRows(labelled, keyOf).map(([key, rows]) => {
    const { confusion, metrics: values } = measure(rows, options);
    return [key, { n: rows.length, confusion, metrics: values }] as const;
  });
  return Object.fromEntries(groups);
}

function measure(labelled: readonly LabelledRow[], options: IntervalOptions) {
  const { metrics: values, skipped } = intervalsOf(classificationEstimators(labelled), clustersOf(labelled), options);
  return { confusion: countConfusion(labelsOf(labelled), decisionsOf(labelled)), metrics: values, skipped };
}

/** Every statistic of a factuality summary, prepared over the rows. */
function classificationEstimators(labelled: readonly LabelledRow[]) {
  const labels = labelsOf(labelled);
  const risks = labelled.map(({ risk }) => risk);
  const probabilities = labelled.map(({ probability }) => probability);
  return {
    ...decisionEstimators(labels, decisionsOf(labelled), risks),
    average_precision: averagePrecisionEstimator(labels, risks),
    brier: brierEstimator(labels, probabilities),
  };
}

function groundTruth(predictions: readonly Prediction[]): PolicyResults["ground_truth"] {
  let positive = 0;
  let negative = 0;
  for (const { label } of predictions) {
    if (label === true) positive += 1;
    else if (label === false) negative += 1;
  }
  const unlabelled = predictions.length - positive - negative;
  return { positive, negative, unlabelled, positive_rate: ratio(positive, positive + negative) };
}

const labelsOf = (labelled: readonly LabelledRow[]) => labelled.map(({ label }) => label);
const decisionsOf = (labelled: readonly LabelledRow[]) => labelled.map(({ decision }) => decision);
const clustersOf = (labelled: readonly LabelledRow[]) => labelled.map(({ prediction }) => prediction.cluster);
