import { checkFinite, checkSameLength } from "./check-series.ts";
import { type Estimator, ratio, weightOf } from "./estimator.ts";

/** What was promised and what happened inside one slice of the probability scale. */
export interface ReliabilityBin {
  readonly lower: number;
  readonly upper: number;
  readonly n: number;
  /** Null for an empty bin. */
  readonly mean_predicted: number | null;
  readonly observed_rate: number | null;
}

/** Bins of equal width over [0, 1]; the last one includes 1. */
export function reliabilityBins(
  labels: ArrayLike<boolean>,
  probabilities: ArrayLike<number>,
  bins = 10,
): ReliabilityBin[] {
  checkProbabilities(labels, probabilities);
  const sums = Array.from({ length: bins }, () => ({ n: 0, predicted: 0, observed: 0 }));
  for (let i = 0; i < labels.length; i += 1) {
    const sum = sums[Math.min(bins - 1, Math.floor(probabilities[i]! * bins))]!;
    sum.n += 1;
    sum.predicted += probabilities[i]!;
    if (labels[i]) sum.observed += 1;
  }
  return sums.map(({ n, predicted, observed }, index) => ({
    lower: index / bins,
    upper: (index + 1) / bins,
    n,
    mean_predicted: ratio(predicted, n),
    observed_rate: ratio(observed, n),
  }));
}

/** Expected calibration error: mean distance between promise and outcome over the bins, weighted by their size. */
export function expectedCalibrationError(
  labels: ArrayLike<boolean>,
  probabilities: ArrayLike<number>,
  bins = 10,
): number | null {
  if (labels.length === 0) return null;
  let total = 0;
  for (const { n, mean_predicted, observed_rate } of reliabilityBins(labels, probabilities, bins)) {
    if (mean_predicted !== null && observed_rate !== null) total += n * Math.abs(mean_predicted - observed_rate);
  }
  return total / labels.length;
}

/** Brier score: mean squared distance between probability and outcome; null without rows. */
export function brierScore(labels: ArrayLike<boolean>, probabilities: ArrayLike<number>): number | null {
  return brierEstimator(labels, probabilities)();
}

/** Prepares {@link brierScore} for weighted rows. */
export function brierEstimator(labels: ArrayLike<boolean>, probabilities: ArrayLike<number>): Estimator {
  checkProbabilities(labels, probabilities);
  return (weights) => {
    let total = 0;
    let n = 0;
    for (let i = 0; i < labels.length; i += 1) {
      const weight = weightOf(weights, i);
      total += weight * (probabilities[i]! - (labels[i] ? 1 : 0)) ** 2;
      n += weight;
    }
    return ratio(total, n);
  };
}

function checkProbabilities(labels: ArrayLike<boolean>, probabilities: ArrayLike<number>): void {
  checkSameLength(labels, probabilities);
  for (let i = 0; i < probabilities.length; i += 1) {
    const value = probabilities[i]!;
    if (!(value >= 0 && value <= 1)) throw new RangeError(`value ${i} is not a probability: ${value}`);
  }
  checkFinite(probabilities);
}
