import { z } from "zod";
import { Collapse } from "../evaluation/evaluation-summary.ts";
import { MetricValue } from "../evaluation/metric.ts";
import { count } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";
import { JudgeIdentity } from "./trust-profile.ts";

/** The judges that give scores or an order instead of verdicts. */
export const ScoreTask = z.enum(["coherence", "readability", "rerank"]);
export type ScoreTask = z.infer<typeof ScoreTask>;

/** The record of a judge that gives scores: how far it agrees with people on rows that a user brought. */
export const ScoreRecord = z.strictObject({
  record: z.literal(1),
  task: ScoreTask,
  judge: JudgeIdentity,
  data: z.strictObject({ name: identifier, sha256: z.string().length(64), rows: count }),
  /** Rows the figures rest on. */
  n: count,
  metrics: z.record(z.string(), MetricValue),
  /** Whether it gives nearly the same score to everything; null for an order. */
  collapse: Collapse.nullable(),
});
export type ScoreRecord = z.infer<typeof ScoreRecord>;
