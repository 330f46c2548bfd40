import { checkSameLength } from "./check-series.ts";
import { type Weights, weightOf } from "./estimator.ts";

/** The four cells of a binary decision; "positive" means: the text has an error. */
export interface ConfusionCounts {
  readonly tp: number;
  readonly tn: number;
  readonly fp: number;
  readonly fn: number;
}

/** Counts predictions against labels; rows may carry weights. */
export function countConfusion(
  labels: ArrayLike<boolean>,
  predictions: ArrayLike<boolean>,
  weights?: Weights,
): ConfusionCounts {
  checkSameLength(labels, predictions);
  let tp = 0;
  let tn = 0;
  let fp = 0;
  let fn = 0;
  for (let i = 0; i < labels.length; i += 1) {
    const weight = weightOf(weights, i);
    if (labels[i]) {
      if (predictions[i]) tp += weight;
      else fn += weight;
    } else if (predictions[i]) fp += weight;
    else tn += weight;
  }
  return { tp, tn, fp, fn };
}
