import { checkFinite, checkSameLength } from "./check-series.ts";
import { type Estimator, weightOf } from "./estimator.ts";
import { forEachTie, orderByValue } from "./score-order.ts";

/** One operating point: rows that score at least `threshold` are called positive. */
export interface OperatingPoint {
  /** Null for the point before the first row, where nothing is called positive. */
  readonly threshold: number | null;
  readonly tp: number;
  readonly fp: number;
}

/** Every distinct operating point, from "nothing is positive" to "everything is"; equal scores move together. */
export function operatingPoints(labels: ArrayLike<boolean>, scores: ArrayLike<number>): OperatingPoint[] {
  checkSameLength(labels, scores);
  checkFinite(scores);
  const negated = Float64Array.from(scores, (score) => -score);
  const order = orderByValue(negated);
  const points: OperatingPoint[] = [{ threshold: null, tp: 0, fp: 0 }];
  let tp = 0;
  let fp = 0;
  forEachTie(order, negated, (from, to) => {
    for (let i = from; i < to; i += 1) {
      if (labels[order[i]!]) tp += 1;
      else fp += 1;
    }
    points.push({ threshold: scores[order[from]!]!, tp, fp });
  });
  return points;
}

/** A point of the ROC curve. */
export interface RocPoint {
  readonly threshold: number | null;
  readonly false_positive_rate: number;
  readonly true_positive_rate: number;
}

/** The ROC curve; empty when only one class occurs. */
export function rocCurve(labels: ArrayLike<boolean>, scores: ArrayLike<number>): RocPoint[] {
  const points = operatingPoints(labels, scores);
  const all = points.at(-1)!;
  if (all.tp === 0 || all.fp === 0) return [];
  return points.map(({ threshold, tp, fp }) => ({
    threshold,
    false_positive_rate: fp / all.fp,
    true_positive_rate: tp / all.tp,
  }));
}

/** A point of the precision-recall curve. */
export interface PrecisionRecallPoint {
  readonly threshold: number | null;
  readonly precision: number;
  readonly recall: number;
}

/** The precision-recall curve from the conventional start (recall 0, precision 1); empty without positive rows. */
export function precisionRecallCurve(labels: ArrayLike<boolean>, scores: ArrayLike<number>): PrecisionRecallPoint[] {
  const points = operatingPoints(labels, scores);
  const positives = points.at(-1)!.tp;
  if (positives === 0) return [];
  return points.map(({ threshold, tp, fp }) => ({
    threshold,
    precision: tp + fp === 0 ? 1 : tp / (tp + fp),
    recall: tp / positives,
  }));
}

/** Average precision: precision at each threshold weighted by the recall it adds, without interpolation. */
export function averagePrecision(labels: ArrayLike<boolean>, scores: ArrayLike<number>): number | null {
  return averagePrecisionEstimator(labels, scores)();
}

/** Prepares {@link averagePrecision} for weighted rows: sorted once, linear per resample. */
export function averagePrecisionEstimator(labels: ArrayLike<boolean>, scores: ArrayLike<number>): Estimator {
  checkSameLength(labels, scores);
  checkFinite(scores);
  const negated = Float64Array.from(scores, (score) => -score);
  const order = orderByValue(negated);
  const ties: number[] = [];
  forEachTie(order, negated, (_, to) => ties.push(to));
  return (weights) => {
    let tp = 0;
    let seen = 0;
    let area = 0;
    let from = 0;
    for (const to of ties) {
      const before = tp;
      for (let i = from; i < to; i += 1) {
        const row = order[i]!;
        const weight = weightOf(weights, row);
        seen += weight;
        if (labels[row]) tp += weight;
      }
      if (tp > before) area += (tp - before) * (tp / seen);
      from = to;
    }
    return tp === 0 ? null : area / tp;
  };
}
