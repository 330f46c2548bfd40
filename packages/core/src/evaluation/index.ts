export { auroc, aurocEstimator } from "./auroc.ts";
export { advanceBaseline, type BaselineOutcome } from "./baseline/advance-baseline.ts";
export { bm25Scores } from "./bm25-baseline.ts";
export { type BootstrapOptions, bootstrap, type Interval, MIN_RESAMPLES } from "./bootstrap.ts";
export {
  brierScore,
  expectedCalibrationError,
  reliabilityBins,
} from "./calibration.ts";
export { accuracy, balancedAccuracy, f1, mcc, precision, recall, specificity } from "./classification-metrics.ts";
export { agreementMarkdown } from "./comparison/agreement-markdown.ts";
export { changeOf, compareRuns, type RunPair } from "./comparison/compare-runs.ts";
export { comparisonMarkdown } from "./comparison/comparison-markdown.ts";
export { judgeAgreement } from "./comparison/judge-agreement.ts";
export { scoreNames } from "./comparison/second-judge.ts";
export { type ConfusionCounts, countConfusion } from "./confusion.ts";
export { pearson, pearsonEstimator, spearman, spearmanEstimator } from "./correlation.ts";
export {
  averagePrecision,
  averagePrecisionEstimator,
  precisionRecallCurve,
  rocCurve,
} from "./curves.ts";
export { humanScore } from "./dataset/human-score.ts";
export { applyPreset, guessPreset, PRESETS, type Preset, rowsInside } from "./dataset/presets/apply-preset.ts";
export type { MappedRow } from "./dataset/presets/mapped-row.ts";
export { rowOfCells } from "./dataset/row-of-cells.ts";
export { stratifiedSample } from "./dataset/stratified-sample.ts";
export { detectCollapse } from "./detect-collapse.ts";
export type { Estimator, Weights } from "./estimator.ts";
export { kendall, kendallEstimator } from "./kendall.ts";
export { LOWER_IS_BETTER } from "./lower-is-better.ts";
export {
  mcnemarExact,
  mcnemarMidP,
  pairedBootstrap,
  pairedPermutationTest,
} from "./paired-tests.ts";
export {
  countIssues,
  DEFAULT_THRESHOLDS,
  decides,
  riskOf,
} from "./policy/decision-policy.ts";
export { stableThreshold } from "./policy/stable-threshold.ts";
export { TUNING_TARGETS, type TuningTarget, tuneThreshold } from "./policy/tune-threshold.ts";
export { mae, meanEstimator, rmse } from "./prediction-error.ts";
export {
  dcgAt,
  ndcgAt,
  precisionAt,
  rankByScore,
  recallAt,
  reciprocalRank,
} from "./ranking-metrics.ts";
export { midRanks } from "./score-order.ts";
export { type Random, seededRandom } from "./seeded-random.ts";
export {
  type CharSpan,
  spanEstimator,
  spanF1,
  spanOverlap,
  spanPrecision,
  spanRecall,
  unionOfSpans,
} from "./span-overlap.ts";
export { costLines } from "./summary/cost-lines.ts";
export { cellOf, evaluatedRanking, evaluatedText, textsOf } from "./summary/evaluated-row.ts";
export { policyResults } from "./summary/factuality-summary.ts";
export type { IntervalOptions } from "./summary/intervals.ts";
export { type KindTable, kindTables } from "./summary/kind-tables.ts";
export { type LabelledRow, labelledRows } from "./summary/labelled-rows.ts";
export { lengthThirds } from "./summary/length-thirds.ts";
export { peopleLines, peopleTable } from "./summary/people-table.ts";
export { predictRanking, type RankerAnswer } from "./summary/predict.ts";
export { predictText, type TextTask } from "./summary/predict-text.ts";
export { summariseRerank } from "./summary/rerank-summary.ts";
export { rowsCsvHead, rowsCsvLine } from "./summary/rows-csv.ts";
export type { AnswerCost, TokenPrice } from "./summary/run-cost.ts";
export { type ScoredRow, scoredRows } from "./summary/score-summary.ts";
export { spanRows } from "./summary/spans-summary.ts";
export { summariseTexts } from "./summary/summarise-texts.ts";
export { summaryMarkdown } from "./summary/summary-markdown.ts";
export { type TextFindings, textTally } from "./summary/text-tally.ts";
export { noiseTable, recalibrationTable, type ToldTable, thresholdTable } from "./summary/threshold-tables.ts";
export { warningSentences } from "./summary/warning-sentences.ts";
export {
  collapseSentences,
  criteriaTable,
  decisionTable,
  type EvaluationWords,
  evaluationWords,
  headlineMetrics,
  policySentences,
} from "./summary/wording.ts";
export { levelTable, type WordTable, yardstickTable } from "./summary/yardstick-table.ts";
