import { checkFinite, checkSameLength } from "./check-series.ts";
import { type Estimator, type Weights, weightOf } from "./estimator.ts";
import { forEachTie, orderByValue } from "./score-order.ts";

/** Pearson's product-moment correlation; null when one side does not vary. */
export function pearson(left: ArrayLike<number>, right: ArrayLike<number>): number | null {
  return pearsonEstimator(left, right)();
}

/** Prepares {@link pearson} for weighted rows. */
export function pearsonEstimator(left: ArrayLike<number>, right: ArrayLike<number>): Estimator {
  checkSameLength(left, right);
  checkFinite(left);
  checkFinite(right);
  return (weights) => weightedPearson(left, right, weights);
}

/** Spearman's rank correlation with mid-ranks for ties; null when one side does not vary. */
export function spearman(left: ArrayLike<number>, right: ArrayLike<number>): number | null {
  return spearmanEstimator(left, right)();
}

/** Prepares {@link spearman} for weighted rows: sorted once, ranks of a resample are made in one pass. */
export function spearmanEstimator(left: ArrayLike<number>, right: ArrayLike<number>): Estimator {
  checkSameLength(left, right);
  checkFinite(left);
  checkFinite(right);
  const rankLeft = weightedRanks(left);
  const rankRight = weightedRanks(right);
  return (weights) => weightedPearson(rankLeft(weights), rankRight(weights), weights);
}

/** Mid-ranks in the sample where each row occurs `weight` times; rows of weight 0 get a rank that nobody reads. */
function weightedRanks(values: ArrayLike<number>): (weights?: Weights) => Float64Array {
  const order = orderByValue(values);
  const ties: number[] = [];
  forEachTie(order, values, (_, to) => ties.push(to));
  const ranks = new Float64Array(values.length);
  return (weights) => {
    let before = 0;
    let from = 0;
    for (const to of ties) {
      let tied = 0;
      for (let i = from; i < to; i += 1) tied += weightOf(weights, order[i]!);
      for (let i = from; i < to; i += 1) ranks[order[i]!] = before + (tied + 1) / 2;
      before += tied;
      from = to;
    }
    return ranks;
  };
}

function weightedPearson(left: ArrayLike<number>, right: ArrayLike<number>, weights?: Weights): number | null {
  let n = 0;
  let meanLeft = 0;
  let meanRight = 0;
  let varianceLeft = 0;
  let varianceRight = 0;
  let covariance = 0;
  // One pass of running means (Welford): the textbook formula loses all digits for large, close values.
  for (let i = 0; i < left.length; i += 1) {
    const weight = weightOf(weights, i);
    if (weight === 0) continue;
    n += weight;
    const stepLeft = left[i]! - meanLeft;
    const stepRight = right[i]! - meanRight;
    meanLeft += (stepLeft * weight) / n;
    meanRight += (stepRight * weight) / n;
    varianceLeft += weight * stepLeft * (left[i]! - meanLeft);
    varianceRight += weight * stepRight * (right[i]! - meanRight);
    covariance += weight * stepLeft * (right[i]! - meanRight);
  }
  const norm = Math.sqrt(varianceLeft) * Math.sqrt(varianceRight);
  return norm > 0 ? Math.max(-1, Math.min(1, covariance / norm)) : null;
}
