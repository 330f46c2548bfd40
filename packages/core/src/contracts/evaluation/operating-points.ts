import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured } from "./metric.ts";

/** Every trade-off the judge offers, over the rows it answered; at most 200 points of each, evenly chosen. */
export const OperatingPoints = z.strictObject({
  thresholds: z.array(
    z.strictObject({
      threshold: z.number(),
      tp: count,
      fp: count,
      fn: count,
      tn: count,
      precision: Measured,
      recall: Measured,
      specificity: Measured,
      balanced_accuracy: Measured,
      f1: Measured,
    }),
  ),
  roc: z.array(
    z.strictObject({ threshold: Measured, false_positive_rate: z.number(), true_positive_rate: z.number() }),
  ),
  precision_recall: z.array(z.strictObject({ threshold: Measured, precision: z.number(), recall: z.number() })),
});
export type OperatingPoints = z.infer<typeof OperatingPoints>;

const calibration = z.strictObject({ brier: Measured, ece: Measured });

/** What calibrating the probabilities would bring, learnt on some groups and measured on the others. */
export const Recalibration = z.strictObject({
  folds: count,
  before: calibration,
  platt: calibration,
  isotonic: calibration,
});
export type Recalibration = z.infer<typeof Recalibration>;

/** The threshold chosen on some groups and measured on the others, again and again: what tuning on these rows would bring. */
export const NestedTuning = z.strictObject({
  target: z.string(),
  folds: count,
  repeats: count,
  /** Over all folds of all repeats. */
  threshold: z.strictObject({ mean: Measured, lowest: Measured, highest: Measured }),
  /** The target on the rows the threshold had not seen, averaged over the repeats. */
  value: Measured,
  lowest: Measured,
  highest: Measured,
});
export type NestedTuning = z.infer<typeof NestedTuning>;
