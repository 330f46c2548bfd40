import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Comparison } from "./comparison.ts";
import { EvaluationTask, Measured, MetricValue } from "./metric.ts";

/** How far a run and the scores of another tool on the same rows agree: `beleg compare RUN --with scores.NAME`. */
export const JudgeAgreement = z.strictObject({
  task: EvaluationTask,
  /** The other tool's name of its metric. */
  with: z.string(),
  /** The other judge calls a text wrong at this score or below. */
  score_cutoff: z.number(),
  /** Rows both judged. */
  n: count,
  /** Rows the run judged and the other tool gave no number for. */
  without_score: count,
  /** What both decided; null for tasks that decide nothing. */
  decisions: z.strictObject({ both_error: count, only_run: count, only_other: count, neither: count }).nullable(),
  metrics: z.strictObject({
    /** The share of rows with the same decision. */
    same_decision: MetricValue.nullable(),
    /** The same beyond chance, after Cohen. */
    kappa: MetricValue.nullable(),
    spearman: MetricValue,
    pearson: MetricValue,
  }),
  /** The other score minus ours, on average. */
  mean_difference: Measured,
  /** The rows on which they are furthest apart, worst first. */
  disagreements: z.array(
    z.strictObject({
      id: z.string(),
      run: Measured,
      other: Measured,
      run_decision: z.boolean().nullable(),
      other_decision: z.boolean().nullable(),
      label: z.boolean().nullable(),
    }),
  ),
  /** Both judges against people, the run as A and the other as B; null without labels. */
  against_people: Comparison.nullable(),
});
export type JudgeAgreement = z.infer<typeof JudgeAgreement>;
