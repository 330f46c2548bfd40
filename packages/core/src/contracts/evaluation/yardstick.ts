import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured } from "./metric.ts";

/** Simple rules without judgement that a judge has to beat. Those with a threshold get the best one for these very rows. */
export const YardstickName = z.enum([
  "majority",
  "random",
  "mark_all",
  "mark_none",
  "origin_only",
  "bigram_overlap",
  "length",
  "constant",
  "bm25",
  "given",
]);
export type YardstickName = z.infer<typeof YardstickName>;

/** What one simple rule reaches on the same rows. */
export const Yardstick = z.strictObject({ name: YardstickName, figures: z.record(z.string(), Measured) });
export type Yardstick = z.infer<typeof Yardstick>;

/** All of them, and how the judge stands against the best one of each metric. */
export const Yardsticks = z.strictObject({
  list: z.array(Yardstick),
  best: z.record(
    z.string(),
    z.strictObject({
      name: YardstickName,
      value: z.number(),
      judge: Measured,
      /** `unclear`: the judge's figure is better, but its interval reaches the yardstick, or there is none. */
      beaten: z.enum(["yes", "unclear", "no"]),
    }),
  ),
});
export type Yardsticks = z.infer<typeof Yardsticks>;

/** The mean of a metric over the origins, each counting once however many rows it has. */
export const MacroAverage = z.record(z.string(), z.strictObject({ value: Measured, groups: count }));
export type MacroAverage = z.infer<typeof MacroAverage>;

/** Something to know before any figure is believed. `evaluation.warning_<code>` says it in words. */
export const EvaluationWarning = z.strictObject({
  code: z.enum(["not_above_yardstick", "one_decision", "marks_everything", "collapsed", "duplicate_ids"]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type EvaluationWarning = z.infer<typeof EvaluationWarning>;
