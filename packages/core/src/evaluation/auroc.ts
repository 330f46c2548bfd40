import { checkFinite, checkSameLength } from "./check-series.ts";
import { type Estimator, weightOf } from "./estimator.ts";
import { forEachTie, orderByValue } from "./score-order.ts";

/**
 * Area under the ROC curve: the chance that a positive row scores above a negative one, ties counting one half
 * (mid-ranks). Null when only one class occurs. Higher `scores` must mean "more likely positive".
 */
export function auroc(labels: ArrayLike<boolean>, scores: ArrayLike<number>): number | null {
  return aurocEstimator(labels, scores)();
}

/** Prepares {@link auroc} for weighted rows: sorted once, linear per resample. */
export function aurocEstimator(labels: ArrayLike<boolean>, scores: ArrayLike<number>): Estimator {
  checkSameLength(labels, scores);
  checkFinite(scores);
  const order = orderByValue(scores);
  const ties: number[] = [];
  forEachTie(order, scores, (_, to) => ties.push(to));
  return (weights) => {
    let positives = 0;
    let negatives = 0;
    let wins = 0;
    let from = 0;
    for (const to of ties) {
      let tiedPositives = 0;
      let tiedNegatives = 0;
      for (let i = from; i < to; i += 1) {
        const row = order[i]!;
        if (labels[row]) tiedPositives += weightOf(weights, row);
        else tiedNegatives += weightOf(weights, row);
      }
      wins += tiedPositives * (negatives + tiedNegatives / 2);
      positives += tiedPositives;
      negatives += tiedNegatives;
      from = to;
    }
    return positives === 0 || negatives === 0 ? null : wins / (positives * negatives);
  };
}
