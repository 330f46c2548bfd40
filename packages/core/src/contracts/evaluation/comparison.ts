import { z } from "zod";
import { count } from "../values/numbers.ts";
import { RunCost } from "./cost.ts";
import { EvaluationTask, IntervalNote, Measured } from "./metric.ts";

const metricDifference = z.strictObject({
  a: Measured,
  b: Measured,
  /** b − a. */
  difference: Measured,
  ci_lower: Measured,
  ci_upper: Measured,
  /** Why there is no interval. */
  ci_note: IntervalNote.optional(),
  /** Two-sided, from exchanging the two judges' answers cluster by cluster. */
  p_value: Measured,
  /** The same, corrected by Holm for all metrics of the comparison: what the verdict rests on. */
  p_adjusted: Measured,
  exact: z.boolean(),
  /** What was exchanged: the answers, their ranks within each run, or their standard scores, so that no scale matters. */
  exchanged: z.enum(["answers", "ranks", "standard_scores"]),
  /** Williams' test for two correlations with the same truth; null where rows are not independent, and for other metrics. */
  williams: z.strictObject({ t: z.number(), df: count, p_value: z.number() }).nullable(),
  /** Which way is better; errors shrink, agreement grows. */
  higher_is_better: z.boolean(),
  /** `unclear`: interval and corrected test disagree. */
  verdict: z.enum(["better", "worse", "no_difference", "unclear", "undefined"]),
});
/** One metric of two runs, and how sure their difference is. */
export type MetricDifference = z.infer<typeof metricDifference>;

/** Two runs over the same rows, B against A. */
export const Comparison = z.strictObject({
  task: EvaluationTask,
  n: count,
  only_in_a: count,
  only_in_b: count,
  failed_in_a: count,
  failed_in_b: count,
  metrics: z.record(z.string(), metricDifference),
  /** How the p values were corrected for being several. */
  correction: z.strictObject({ method: z.literal("holm"), metrics: count, level: z.number() }),
  /** McNemar's test on the decisions of the same rows, exact or by exchanging whole groups; only for tasks that decide. */
  mcnemar: z
    .strictObject({ only_a_right: count, only_b_right: count, p_value: z.number(), by_group: z.boolean() })
    .nullable(),
  /** What each run cost; null where no model was asked. */
  cost: z.strictObject({ a: RunCost.nullable(), b: RunCost.nullable() }).optional(),
  flipped: z.array(
    z.strictObject({
      id: z.string(),
      change: z.enum(["fixed", "broken", "changed"]),
      label: z.boolean().nullable(),
      a: z.union([z.boolean(), z.number()]).nullable(),
      b: z.union([z.boolean(), z.number()]).nullable(),
    }),
  ),
  flipped_total: count,
  bootstrap: z.strictObject({ resamples: count, seed: count, clusters: count }),
});
export type Comparison = z.infer<typeof Comparison>;

/** What earlier runs reached, kept beside the code. It falls only after several runs in a row failed it. */
export const Baseline = z.strictObject({
  task: EvaluationTask,
  /** The values a run is measured against. */
  metrics: z.record(z.string(), z.number()),
  /** A run may fall short by this much. */
  tolerance: z.number().nonnegative(),
  /** How many failing runs in a row it takes before the baseline gives way. */
  patience: z.int().positive(),
  /** The failing runs since the last good one; empty when the last run passed. */
  failing_runs: z.array(z.strictObject({ run: z.string(), metrics: z.record(z.string(), z.number()) })),
});
export type Baseline = z.infer<typeof Baseline>;
