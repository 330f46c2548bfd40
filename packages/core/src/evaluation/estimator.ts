/** How often each row counts. A bootstrap resample is such a vector, so a statistic never copies or re-sorts rows. */
export type Weights = ArrayLike<number>;

/**
 * A statistic prepared once over fixed rows and evaluated under row weights. Without weights every row counts once.
 * Answers null where the statistic is undefined (one class only, no variance, nothing predicted), never 0 or NaN.
 */
export type Estimator = (weights?: Weights) => number | null;

/** The weight of one row; rows count once when there are no weights. */
export function weightOf(weights: Weights | undefined, row: number): number {
  return weights === undefined ? 1 : (weights[row] ?? 0);
}

/** A ratio that is null when there is nothing to divide by. */
export function ratio(numerator: number, denominator: number): number | null {
  return denominator === 0 ? null : numerator / denominator;
}

/** An estimator over some of the rows, fed with the weights of all of them. */
export function onSubset(subset: readonly number[], estimator: Estimator): Estimator {
  const own = new Float64Array(subset.length);
  return (weights) => {
    if (weights === undefined) return estimator();
    subset.forEach((row, at) => {
      own[at] = weights[row] ?? 0;
    });
    return estimator(own);
  };
}
