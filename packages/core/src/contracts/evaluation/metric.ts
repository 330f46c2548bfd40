import { z } from "zod";
import { count, offset } from "../values/numbers.ts";

/** A number that is null where the statistic is undefined. */
export const Measured = z.number().nullable();

/** Why an interval is not the bootstrap's, or is missing. */
export const IntervalNote = z.enum(["wilson", "too_few_groups", "no_variation"]);

/** A statistic with its percentile interval; all three are null where it is undefined. */
export const MetricValue = z.strictObject({
  value: Measured,
  ci_lower: Measured,
  ci_upper: Measured,
  /** `wilson`: every resample came out alike, Wilson's interval over the groups stands in. The others say why there is none. */
  ci_note: IntervalNote.optional(),
});
export type MetricValue = z.infer<typeof MetricValue>;

/** The four cells of the decision; "positive" means: has an error. */
export const Confusion = z.strictObject({ tp: count, tn: count, fp: count, fn: count });

/** A place in the judged text, half-open, in UTF-16 code units. */
export const CharRange = z.strictObject({ start_char: offset, end_char: offset });

/** What is evaluated. */
export const EvaluationTask = z.enum(["factuality", "coherence", "readability", "spans", "rerank"]);
export type EvaluationTask = z.infer<typeof EvaluationTask>;
/** Everything that can be evaluated. */
export const EVALUATION_TASKS = EvaluationTask.options;
