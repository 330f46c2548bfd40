import { z } from "zod";
import { CharRange, Measured } from "./metric.ts";
import { Prediction } from "./prediction.ts";

const text = z.string().nullable();

/** One claim as a person reads it: what was said, what was decided, and the words of the source. */
const evaluatedClaim = z.strictObject({
  text: z.string(),
  span: CharRange.nullable(),
  label: z.string(),
  confidence: z.number().nullable(),
  error_type: text,
  quote: text,
  /** Which source the quote stands in; null for the only one. */
  source_id: text,
});

/** One place the judge marked. */
const evaluatedIssue = z.strictObject({
  ...CharRange.shape,
  message: z.string(),
  severity: z.string(),
  issue_type: text,
  verdict: text,
  quote: text,
});

/** A judged row with everything one needs to look into it: a line of `rows.jsonl`. */
export const EvaluatedRow = z.strictObject({
  ...Prediction.shape,
  /** What became of the decision: found, missed, false alarm or left alone; null without label or decision. */
  cell: z.enum(["tp", "fn", "fp", "tn"]).nullable(),
  /** How far off the judge was; null when it was right, or nobody knows. */
  off_by: Measured,
  /** The judged text; of a ranking the query. */
  text: z.string(),
  sources: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  claims: z.array(evaluatedClaim),
  found: z.array(evaluatedIssue),
  /** rerank: the candidates in the order of the ranker, with the grades people gave. */
  candidates: z
    .array(z.strictObject({ id: z.string(), title: z.string(), snippet: z.string(), grade: z.number() }))
    .optional(),
});
export type EvaluatedRow = z.infer<typeof EvaluatedRow>;
