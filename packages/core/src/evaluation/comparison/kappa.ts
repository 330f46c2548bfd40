import { type Estimator, ratio, weightOf } from "../estimator.ts";

/** Cohen's kappa of two judges' decisions: agreement beyond what their own rates give by chance. Null where both always say the same. */
export function kappaEstimator(left: readonly boolean[], right: readonly boolean[]): Estimator {
  return (weights) => {
    let total = 0;
    let same = 0;
    let leftYes = 0;
    let rightYes = 0;
    for (let i = 0; i < left.length; i += 1) {
      const weight = weightOf(weights, i);
      total += weight;
      if (left[i] === right[i]) same += weight;
      if (left[i]) leftYes += weight;
      if (right[i]) rightYes += weight;
    }
    const chance = leftYes * rightYes + (total - leftYes) * (total - rightYes);
    return total === 0 ? null : ratio(same * total - chance, total * total - chance);
  };
}
