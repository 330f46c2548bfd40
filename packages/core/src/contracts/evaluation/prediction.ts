import { z } from "zod";
import { AgentStatus } from "../explainability.ts";
import { count } from "../values/numbers.ts";
import { RowCost } from "./cost.ts";
import { CharRange, EvaluationTask, Measured } from "./metric.ts";
import { YardstickName } from "./yardstick.ts";

const bySeverity = z.strictObject({ low: count, medium: count, high: count });

/** One judged row: a line of `predictions.jsonl`. Fields that do not belong to the task are absent. */
export const Prediction = z.strictObject({
  task: EvaluationTask,
  /** Position in the dataset, from 0. */
  index: count,
  id: z.string(),
  /** What rows are resampled by: `group`, else the article, else the row itself. */
  cluster: z.string(),
  origin: z.string().nullable(),
  system: z.string().nullable(),
  lang: z.string().nullable(),
  status: AgentStatus,
  /** Why the judge broke or did not finish; only with status `failed` or `incomplete`. */
  error: z.strictObject({ code: z.string(), message: z.string().nullable() }).nullable(),
  score: Measured,
  /** The judge's calibrated probability of an error, where it gives one. */
  error_probability: Measured.optional(),
  /** factuality: what people said, the signal of the chosen policy, and its decision. */
  label: z.boolean().nullable().optional(),
  risk: Measured.optional(),
  decision: z.boolean().nullable().optional(),
  issues: z.strictObject({ incorrect: bySeverity, uncertain: bySeverity }).optional(),
  /** coherence, readability, graded factuality: people's answer on [0, 1], and the judge's on its own scale where it has one. */
  truth: Measured.optional(),
  raw_score: Measured.optional(),
  /** spans: what the judge marked, and the characters in common with people. */
  spans: z.array(CharRange).optional(),
  gold: z.array(CharRange).optional(),
  /** rerank: one value per query. */
  ranking: z
    .strictObject({
      ndcg_at_10: Measured,
      reciprocal_rank: Measured,
      recall_at_10: Measured,
      order: z.array(z.string()),
    })
    .optional(),
  /** rerank: what simple orders of the same candidates reach. */
  ranking_yardsticks: z
    .array(
      z.strictObject({ name: YardstickName, ndcg_at_10: Measured, reciprocal_rank: Measured, recall_at_10: Measured }),
    )
    .optional(),
  /** What yardsticks need of the text: its size, and the share of its word pairs that the source does not have. */
  features: z.strictObject({ words: count, characters: count, new_bigrams: Measured }).optional(),
  /** What kinds of error people saw. */
  error_types: z.array(z.string()).optional(),
  /** What each person said: 1 for an error and 0 for none, or a score on [0, 1]. */
  annotations: z.array(z.strictObject({ annotator: z.string(), value: z.number() })).optional(),
  /** What the model calls of the row cost; absent where no model was asked. */
  cost: RowCost.optional(),
  /** What another tool scored the row with, as the dataset has it. */
  scores: z.record(z.string(), Measured).optional(),
  /** `--repeat`: the further answers to the same row, the first one left out. */
  repeats: z
    .array(z.strictObject({ status: AgentStatus, score: Measured, decision: z.boolean().nullable() }))
    .optional(),
});
export type Prediction = z.infer<typeof Prediction>;
