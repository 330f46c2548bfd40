import type { FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Levels } from "../../contracts/evaluation/levels.ts";
import type { DecisionPolicy, EvidenceStats, PolicyResults } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { auroc } from "../auroc.ts";
import { brierEstimator, brierScore, expectedCalibrationError, reliabilityBins } from "../calibration.ts";
import * as metrics from "../classification-metrics.ts";
import { countConfusion } from "../confusion.ts";
import { averagePrecision, averagePrecisionEstimator } from "../curves.ts";
import { answeredEstimator, decisionEstimators } from "../decision-estimators.ts";
import { detectCollapse } from "../detect-collapse.ts";
import { ratio } from "../estimator.ts";
import { correlationLevels } from "../levels/correlation-levels.ts";
import { decides, riskOf } from "../policy/decision-policy.ts";
import { DECISION_METRICS, decisionYardsticks } from "../yardsticks/decision-yardsticks.ts";
import { holdAgainst } from "../yardsticks/hold-against.ts";
import { compareDecisions } from "./compare-decisions.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { evaluationWarnings } from "./evaluation-warnings.ts";
import { bootstrapReport, groupRows, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { macroAverage } from "./macro-average.ts";
import { levelRow, scoredRows } from "./score-summary.ts";
import { selectiveRisk } from "./selective-risk.ts";
import { stabilityOf } from "./stability.ts";

/** What a factuality summary is made of. */
export interface FactualityEvaluation {
  readonly predictions: readonly Prediction[];
  /** Rows of the dataset, those never reached included. */
  readonly rows: number;
  readonly policy: DecisionPolicy;
  readonly tuning: FactualitySummary["tuning"];
  readonly evidence: EvidenceStats;
  readonly duplicateIds: number;
}

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

/** Measures the chosen policy against people, over all rows and by origin and system. */
export function summariseFactuality(evaluation: FactualityEvaluation, options: IntervalOptions): FactualitySummary {
  const { predictions, policy } = evaluation;
  const labelled = labelledRows(predictions, policy);
  const whole = measure(labelled, options);
  const answered = labelled.filter((row) => row.answered);
  const labels = labelsOf(answered);
  const probabilities = answered.map(({ probability }) => probability);
  const byOrigin = measureGroups(labelled, ({ prediction }) => prediction.origin, options);
  const { balanced_accuracy, f1, auroc: area } = whole.metrics;
  const summary: FactualitySummary = {
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
    by_origin: byOrigin,
    by_system: measureGroups(labelled, ({ prediction }) => prediction.system, options),
    calibration: {
      bins: reliabilityBins(labels, probabilities),
      brier: brierScore(labels, probabilities),
      ece: expectedCalibrationError(labels, probabilities),
    },
    selective: selectiveRisk(
      labelled.map((row) => ({
        ...row,
        sureness: row.answered ? Math.abs(row.risk - policy.threshold) : null,
      })),
    ),
    levels: gradedLevels(predictions, options),
    yardsticks: holdAgainst(decisionYardsticks(labelled.map(yardstickRow)), { balanced_accuracy, f1, auroc: area }),
    macro_by_origin: macroAverage(
      Object.fromEntries(Object.entries(byOrigin).map(([origin, group]) => [origin, group.metrics])),
      DECISION_METRICS,
    ),
    collapse: detectCollapse(predictions.flatMap(({ score }) => (score === null ? [] : [score]))),
    evidence: evaluation.evidence,
    ground_truth: groundTruth(predictions),
  };
  return { ...summary, warnings: evaluationWarnings(summary, evaluation.duplicateIds) };
}

const yardstickRow = ({ label, prediction: { origin, features } }: LabelledRow) => ({
  label,
  origin,
  new_bigrams: features?.new_bigrams ?? null,
});

/** Scores against graded labels; null where people gave none. */
function gradedLevels(predictions: readonly Prediction[], options: IntervalOptions): Levels | null {
  const rows = scoredRows(predictions);
  return rows.length === 0 ? null : correlationLevels(rows.map(levelRow), options);
}

/** `results_<policy>.json`: the plain numbers of one policy. */
export function policyResults(
  policy: DecisionPolicy,
  { predictions, rows, evidence }: Pick<FactualityEvaluation, "predictions" | "rows" | "evidence">,
): PolicyResults {
  const labelled = labelledRows(predictions, policy);
  const labels = labelled.map(({ label }) => label);
  const answered = labelled.filter((row) => row.answered);
  const risks = answered.map(({ risk }) => risk);
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
    auroc: auroc(labelsOf(answered), risks),
    average_precision: averagePrecision(labelsOf(answered), risks),
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
    const answered = status === "ok";
    labelled.push({ prediction, label, risk, decision: decides(policy, risk), probability, answered });
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
  const risks = labelled.map(({ risk, answered }) => (answered ? risk : null));
  const probabilities = labelled.map(({ probability, answered }) => (answered ? probability : null));
  return {
    ...decisionEstimators(labels, decisionsOf(labelled), risks),
    average_precision: answeredEstimator(labels, risks, averagePrecisionEstimator),
    brier: answeredEstimator(labels, probabilities, brierEstimator),
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
