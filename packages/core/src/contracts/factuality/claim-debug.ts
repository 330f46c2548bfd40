import { z } from "zod";
import { unitInterval } from "../values/numbers.ts";

/**
 * What is known about a claim in the end: `failed` means the judge broke, which is neither right, wrong nor unproven.
 */
export const ClaimLabel = z.enum(["correct", "incorrect", "uncertain", "failed"]);
export type ClaimLabel = z.infer<typeof ClaimLabel>;

/**
 * Why a claim is uncertain: the source was not found to speak of its subject, or it does and neither confirmed nor
 * contradicted the claim; the quote is then the nearest passage, which may well confirm it to a reader. Or the judge had a
 * verdict of a kind that was too often wrong where the judge was measured.
 */
export const UncertainReason = z.enum(["nothing_found", "not_confirmed", "below_trust"]);
export type UncertainReason = z.infer<typeof UncertainReason>;

/** Why the evidence gate left a label alone or changed it. */
export const GateReason = z.enum(["no_evidence", "coverage_fail", "rule_veto", "below_trust", "ok"]);
export type GateReason = z.infer<typeof GateReason>;

/** Why evidence was accepted or not, in the order the conditions are tried. */
export const EvidenceSelectionReason = z.enum([
  "no_passage_selected",
  "index_out_of_range",
  "empty_quote",
  "quote_not_in_passage",
  "ok",
]);
export type EvidenceSelectionReason = z.infer<typeof EvidenceSelectionReason>;

/** How a claim went through the gate, for analysis only: no productive code reads it. */
export const ClaimDebug = z.strictObject({
  label_raw: ClaimLabel.nullable(),
  label_final: ClaimLabel,
  gate_reason: GateReason.nullable(),
  evidence_selection_reason: EvidenceSelectionReason.nullable(),
  coverage_ok: z.boolean().nullable(),
  coverage_note: z.string().nullable(),
  raw_verifier_output: z.string().nullable(),
  /** What the verifier printed, which may be no index at all. */
  selected_evidence_index_raw: z.union([z.number(), z.string(), z.boolean(), z.null()]),
  evidence_quote_raw: z.string().nullable(),
  parse_ok: z.boolean(),
  parse_error: z.string().nullable(),
  retrieval_scores: z.array(unitInterval),
});
export type ClaimDebug = z.infer<typeof ClaimDebug>;
