import type { Recalibration } from "../../contracts/evaluation/operating-points.ts";
import { brierScore, expectedCalibrationError } from "../calibration.ts";
import { groupFolds } from "../policy/group-folds.ts";
import { seededRandom } from "../seeded-random.ts";
import { type CalibrationCurve, fitIsotonic } from "./isotonic.ts";
import { fitPlatt } from "./platt.ts";

const FOLDS = 5;

/** What a calibration learnt on four fifths of the groups does to the rest; null with fewer than five groups or one class. */
export function recalibrate(
  labels: readonly boolean[],
  probabilities: readonly number[],
  clusters: readonly string[],
  seed: number,
): Recalibration | null {
  if (new Set(clusters).size < FOLDS || new Set(labels).size < 2) return null;
  const foldOf = groupFolds(clusters, FOLDS, seededRandom(seed));
  const after = (fit: (labels: readonly boolean[], probabilities: readonly number[]) => CalibrationCurve) => {
    const curves = Array.from({ length: FOLDS }, (_, fold) => {
      const seen = labels.flatMap((_label, at) => (foldOf[at] === fold ? [] : [at]));
      return fit(
        seen.map((at) => labels[at]!),
        seen.map((at) => probabilities[at]!),
      );
    });
    return measure(
      labels,
      probabilities.map((probability, at) => curves[foldOf[at]!]!(probability)),
    );
  };
  return {
    folds: FOLDS,
    before: measure(labels, probabilities),
    platt: after(fitPlatt),
    isotonic: after(fitIsotonic),
  };
}

function measure(labels: readonly boolean[], probabilities: readonly number[]) {
  return { brier: brierScore(labels, probabilities), ece: expectedCalibrationError(labels, probabilities) };
}
