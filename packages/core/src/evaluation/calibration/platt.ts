import type { CalibrationCurve } from "./isotonic.ts";

const ROUNDS = 100;

/**
 * Platt's scaling: a logistic curve over the log odds of the probability. The labels are drawn a little to the middle, as
 * Platt does, so that a perfect split stays finite.
 */
export function fitPlatt(labels: readonly boolean[], probabilities: readonly number[]): CalibrationCurve {
  const positives = labels.filter(Boolean).length;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (labels.length - positives + 2);
  const odds = probabilities.map(logOdds);
  const loss = (a: number, b: number) =>
    odds.reduce((sum, value, at) => {
      const margin = a * value + b;
      // log(1 + e^m) − y·m, written so that no exponential overflows.
      const soft = Math.max(0, margin) + Math.log1p(Math.exp(-Math.abs(margin)));
      return sum + soft - (labels[at] ? high : low) * margin;
    }, 0);
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Newton's method on the two parameters; a touch of ridge keeps the matrix invertible when all odds are alike.
    let [gradientSlope, gradientShift, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9];
    odds.forEach((value, at) => {
      const predicted = sigmoid(slope * value + shift);
      const error = predicted - (labels[at] ? high : low);
      const weight = predicted * (1 - predicted);
      gradientSlope += error * value;
      gradientShift += error;
      aa += weight * value * value;
      ab += weight * value;
      bb += weight;
    });
    const determinant = aa * bb - ab * ab;
    const stepSlope = (bb * gradientSlope - ab * gradientShift) / determinant;
    const stepShift = (aa * gradientShift - ab * gradientSlope) / determinant;
    // A full step overshoots where the curve is flat: it is halved until it gains.
    const before = loss(slope, shift);
    let size = 1;
    while (size > 1e-9 && loss(slope - size * stepSlope, shift - size * stepShift) > before) size /= 2;
    slope -= size * stepSlope;
    shift -= size * stepShift;
    // The next step would be its square; sums over 100,000 rows are not exact enough to ask for it.
    if (Math.abs(stepSlope) + Math.abs(stepShift) < 1e-9) break;
  }
  return (probability) => sigmoid(slope * logOdds(probability) + shift);
}

function logOdds(probability: number): number {
  const inside = Math.max(1e-6, Math.min(1 - 1e-6, probability));
  return Math.log(inside / (1 - inside));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
