import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured, MetricValue } from "./metric.ts";

const figures = z.record(z.string(), Measured);

/** How far people agree with each other, which bounds what a judge can reach. */
export const PeopleAgreement = z.strictObject({
  annotators: count,
  /** Rows that at least two people answered. */
  rows: count,
  /** Krippendorff's alpha: nominal for decisions, interval for scores. 1 is perfect, 0 is chance. */
  alpha: MetricValue,
  /** Cohen's kappa of each pair, weighted by squared distance for scores. */
  pairwise: z.array(z.strictObject({ a: z.string(), b: z.string(), n: count, kappa: Measured })),
  /** Each annotator in the judge's place, against the others, averaged: what a person would reach. */
  ceiling: figures,
  /** The judge against each annotator alone. */
  judge_against: z.array(z.strictObject({ annotator: z.string(), n: count, figures })),
});
export type PeopleAgreement = z.infer<typeof PeopleAgreement>;

/** How the figures of a judge move when labels are wrong by chance. */
export const LabelNoise = z.array(
  z.strictObject({
    /** Share of the labels turned round, or deviation added to scores on [0, 1]. */
    noise: z.number(),
    figures: z.record(z.string(), z.strictObject({ mean: Measured, lower: Measured, upper: Measured })),
  }),
);
export type LabelNoise = z.infer<typeof LabelNoise>;
