import { checkFinite, checkSameLength } from "./check-series.ts";
import { type Estimator, ratio, weightOf } from "./estimator.ts";

/** Mean absolute error; null without rows. */
export function mae(truth: ArrayLike<number>, predicted: ArrayLike<number>): number | null {
  return maeEstimator(truth, predicted)();
}

/** Root mean squared error; null without rows. */
export function rmse(truth: ArrayLike<number>, predicted: ArrayLike<number>): number | null {
  return rmseEstimator(truth, predicted)();
}

/** Prepares {@link mae} for weighted rows. */
export function maeEstimator(truth: ArrayLike<number>, predicted: ArrayLike<number>): Estimator {
  return meanOf(truth, predicted, Math.abs);
}

/** Prepares {@link rmse} for weighted rows. */
export function rmseEstimator(truth: ArrayLike<number>, predicted: ArrayLike<number>): Estimator {
  const meanSquare = meanOf(truth, predicted, (distance) => distance * distance);
  return (weights) => {
    const mean = meanSquare(weights);
    return mean === null ? null : Math.sqrt(mean);
  };
}

/** The weighted mean of one value per row, for statistics that are plain means (nDCG over queries, say). */
export function meanEstimator(values: ArrayLike<number | null>): Estimator {
  return (weights) => {
    let total = 0;
    let n = 0;
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i];
      if (value === null || value === undefined) continue;
      const weight = weightOf(weights, i);
      total += weight * value;
      n += weight;
    }
    return ratio(total, n);
  };
}

function meanOf(truth: ArrayLike<number>, predicted: ArrayLike<number>, cost: (distance: number) => number): Estimator {
  checkSameLength(truth, predicted);
  checkFinite(truth);
  checkFinite(predicted);
  const costs = Float64Array.from(truth, (value, row) => cost(value - predicted[row]!));
  return meanEstimator(costs);
}
