export { auroc, aurocEstimator } from "./auroc.ts";
export { type BootstrapOptions, bootstrap, DEFAULT_RESAMPLES, type Interval } from "./bootstrap.ts";
export {
  brierEstimator,
  brierScore,
  expectedCalibrationError,
  type ReliabilityBin,
  reliabilityBins,
} from "./calibration.ts";
export { accuracy, balancedAccuracy, f1, mcc, precision, recall, specificity } from "./classification-metrics.ts";
export { type ConfusionCounts, countConfusion } from "./confusion.ts";
export { pearson, pearsonEstimator, spearman, spearmanEstimator } from "./correlation.ts";
export {
  averagePrecision,
  averagePrecisionEstimator,
  type OperatingPoint,
  operatingPoints,
  type PrecisionRecallPoint,
  precisionRecallCurve,
  type RocPoint,
  rocCurve,
} from "./curves.ts";
export { type Collapse, type CollapseBucket, detectCollapse, type ScoreSpread } from "./detect-collapse.ts";
export type { Estimator, Weights } from "./estimator.ts";
export { kendall, kendallEstimator } from "./kendall.ts";
export {
  mcnemarExact,
  type PairedDifference,
  type PermutationOptions,
  type PermutationResult,
  pairedBootstrap,
  pairedPermutationTest,
} from "./paired-tests.ts";
export { mae, maeEstimator, meanEstimator, rmse, rmseEstimator } from "./prediction-error.ts";
export { quantile } from "./quantile.ts";
export {
  dcgAt,
  type Gain,
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
  type SpanOverlap,
  spanEstimator,
  spanF1,
  spanOverlap,
  spanPrecision,
  spanRecall,
  unionOfSpans,
} from "./span-overlap.ts";
