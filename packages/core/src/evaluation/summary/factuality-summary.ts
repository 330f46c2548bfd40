import type { FactualitySummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Levels } from "../../contracts/evaluation/levels.ts";
import type { DecisionPolicy, EvidenceStats, PolicyResults } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { auroc } from "../auroc.ts";
import { recalibrate } from "../calibration/recalibrate.ts";
import { brierEstimator, brierScore, expectedCalibrationError, reliabilityBins } from "../calibration.ts";
import * as metrics from "../classification-metrics.ts";
import { countConfusion } from "../confusion.ts";
import { averagePrecision, averagePrecisionEstimator } from "../curves.ts";
import { answeredEstimator, decisionEstimators } from "../decision-estimators.ts";
import { detectCollapse } from "../detect-collapse.ts";
import { ratio } from "../estimator.ts";
import { correlationLevels } from "../levels/correlation-levels.ts";
import { flipLabel, labelNoise } from "../people/label-noise.ts";
import { peopleAgreement } from "../people/people-agreement.ts";
import { DECISION_RATINGS } from "../people/rating-tasks.ts";
import { nestedTuning } from "../policy/nested-tuning.ts";
import type { TuningTarget } from "../policy/tune-threshold.ts";
import { DECISION_METRICS, decisionYardsticks } from "../yardsticks/decision-yardsticks.ts";
import { holdAgainst } from "../yardsticks/hold-against.ts";
import { compareDecisions } from "./compare-decisions.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { evaluationWarnings } from "./evaluation-warnings.ts";
import { bootstrapReport, groupRows, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { type LabelledRow, labelledRows } from "./labelled-rows.ts";
import { lengthThirds } from "./length-thirds.ts";
import { macroAverage } from "./macro-average.ts";
import { operatingPointsOf } from "./operating-points.ts";
import { runCost } from "./run-cost.ts";
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
  /** What nested tuning chooses its thresholds for. Defaults to balanced accuracy. */
  readonly tuneFor?: TuningTarget | undefined;
}

/** Measures the chosen policy against people, over all rows and by origin and system. */
export function summariseFactuality(evaluation: FactualityEvaluation, options: IntervalOptions): FactualitySummary {
  const { predictions, policy } = evaluation;
  const labelled = labelledRows(predictions, policy);
  const whole = measure(labelled, options);
  const answered = labelled.filter((row) => row.answered);
  const labels = labelsOf(answered);
  const probabilities = answered.map(({ probability }) => probability);
  const thirdOf = lengthThirds(labelled.map(({ prediction }) => prediction.features?.words ?? null));
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
    by_lang: measureGroups(labelled, ({ prediction }) => prediction.lang, options),
    by_length: measureGroups(labelled, ({ prediction }) => thirdOf(prediction.features?.words ?? null), options),
    by_error_type: measureTypes(labelled, options),
    operating_points: operatingPointsOf(
      labels,
      answered.map(({ risk }) => risk),
      policy.threshold,
    ),
    recalibration: recalibrate(labels, probabilities, clustersOf(answered), options.seed),
    nested_tuning: nestedTuning(
      labelled.map(({ label, risk, prediction: { cluster } }) => ({ label, risk, cluster })),
      evaluation.tuneFor ?? "balanced_accuracy",
      options.seed,
    ),
    people: peopleAgreement(predictions, DECISION_RATINGS, options),
    label_noise: labelNoise(
      { truth: labelled.map(({ label }) => Number(label)), rating: labelled.map(({ decision }) => Number(decision)) },
      DECISION_RATINGS.figures,
      flipLabel,
      options.seed,
    ),
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
    cost: runCost(predictions),
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

/** Each type of error against all rows without one: can the judge tell this kind? */
function measureTypes(labelled: readonly LabelledRow[], options: IntervalOptions): FactualitySummary["by_origin"] {
  const types = new Set(labelled.flatMap(({ prediction }) => prediction.error_types ?? []));
  const groups = [...types].sort().map((type) => {
    const rows = labelled.filter(({ label, prediction }) => !label || prediction.error_types?.includes(type));
    const { confusion, metrics: values } = measure(rows, options);
    return [type, { n: rows.length, confusion, metrics: values }] as const;
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
