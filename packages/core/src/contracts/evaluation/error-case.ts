import { z } from "zod";
import { ClaimDebug } from "../factuality/claim-debug.ts";
import { JsonValue } from "../values/json-value.ts";
import { count } from "../values/numbers.ts";
import { CharRange } from "./metric.ts";

const text = z.string().nullable();

/** One claim and how it was decided: a line of `debug_claims.jsonl`. */
export const DebugClaim = z.strictObject({
  /** The row of the dataset. */
  id: z.string(),
  claim_index: count,
  claim: text,
  span: CharRange.nullable(),
  verdict: text,
  uncertain_reason: text,
  evidence_found: z.boolean().nullable(),
  confidence: z.number().nullable(),
  label_raw: text,
  label_final: text,
  gate_reason: text,
  evidence_selection_reason: text,
  selected_evidence_index: z.number().nullable(),
  evidence_quote: text,
  coverage_ok: z.boolean().nullable(),
  coverage_note: text,
  raw_verifier_output: text,
  /** What the judge itself named as evidence, before the gate looked for it in the source. */
  selected_evidence_index_raw: ClaimDebug.shape.selected_evidence_index_raw,
  evidence_quote_raw: text,
  /** How near the passages are that the judge was shown, best first; null where the judge keeps none. */
  retrieval_scores: ClaimDebug.shape.retrieval_scores.nullable(),
  parse_ok: z.boolean().nullable(),
  parse_error: text,
});
export type DebugClaim = z.infer<typeof DebugClaim>;

/** A row the chosen policy got wrong: a line of `error_cases.jsonl`. */
export const ErrorCase = z.strictObject({
  id: z.string(),
  kind: z.enum(["false_positive", "false_negative"]),
  has_error: z.boolean(),
  decision: z.boolean(),
  risk: z.number(),
  score: z.number().nullable(),
  origin: text,
  system: text,
  summary_text: z.string(),
  top_issue_span: z
    .strictObject({
      ...CharRange.shape,
      text: z.string(),
      message: z.string(),
      severity: z.string(),
      issue_type: text,
      verdict: text,
      evidence_quote: text,
    })
    .nullable(),
  top_claims: z.array(DebugClaim),
  claim_label_counts: z.record(z.string(), count),
});
export type ErrorCase = z.infer<typeof ErrorCase>;

/** Everything needed to run the same evaluation again: `run_metadata.json`. It holds no time of day, so bytes repeat. */
export const RunMetadata = z.strictObject({
  versions: z.strictObject({ beleg: z.string(), node_major: count, artefacts: z.literal(1) }),
  git_commit: text,
  task: z.string(),
  model: z.string(),
  judge: z.string(),
  preset: z.string(),
  dataset: z.strictObject({ file: z.string(), sha256: z.string(), bytes: count, rows: count }),
  config: z.record(z.string(), JsonValue),
  seed: count,
});
export type RunMetadata = z.infer<typeof RunMetadata>;
