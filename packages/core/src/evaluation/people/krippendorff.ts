import { type Estimator, ratio, weightOf } from "../estimator.ts";

/**
 * Krippendorff's alpha over units that several people valued, prepared for weighted units; for 0 and 1 it is the nominal
 * one, for scores the interval one. Null when nobody is paired or everybody says the same of everything.
 */
export function krippendorffEstimator(units: readonly (readonly number[])[]): Estimator {
  return (weights) => {
    let n = 0;
    let sum = 0;
    let squares = 0;
    let observed = 0;
    units.forEach((values, at) => {
      const weight = weightOf(weights, at);
      if (values.length < 2 || weight === 0) return;
      const total = values.reduce((all, value) => all + value, 0);
      const square = values.reduce((all, value) => all + value * value, 0);
      n += weight * values.length;
      sum += weight * total;
      squares += weight * square;
      // Squared distances of all ordered pairs inside the unit, from its sums.
      observed += (weight * 2 * (values.length * square - total * total)) / (values.length - 1);
    });
    const expected = (2 * (n * squares - sum * sum)) / (n - 1);
    const share = n > 1 && expected > 1e-12 ? ratio(observed, expected) : null;
    return share === null ? null : 1 - share;
  };
}
