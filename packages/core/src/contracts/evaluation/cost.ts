import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured } from "./metric.ts";

/** What the model calls of one row cost; answers from the cache cost nothing. */
export const RowCost = z.strictObject({
  calls: count,
  input_tokens: count,
  output_tokens: count,
  latency_ms: z.number().nonnegative(),
  /** In the currency of the price table (`prices`); null where it has no price for the model. */
  price: Measured,
});
export type RowCost = z.infer<typeof RowCost>;

/** What a run cost. Null in a summary where no model was asked. */
export const RunCost = z.strictObject({
  rows: count,
  calls: count,
  input_tokens: count,
  output_tokens: count,
  latency_ms: z.strictObject({ mean: Measured, median: Measured, p95: Measured }),
  price: Measured,
  /** Decisions that agree with people; null for tasks that decide nothing. */
  correct_decisions: count.nullable(),
  calls_per_correct: Measured,
  tokens_per_correct: Measured,
  price_per_correct: Measured,
});
export type RunCost = z.infer<typeof RunCost>;
