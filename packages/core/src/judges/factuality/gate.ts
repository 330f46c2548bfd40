import type { ClaimLabel, GateReason } from "../../contracts/index.ts";

/** A label a judge may propose; `failed` is not among them, because a broken judge proposes nothing. */
export type ProposedLabel = Exclude<ClaimLabel, "failed">;

/** What a quote does for the claim it was given for; one that speaks of another thing does nothing. */
export type QuoteSupport = "carries" | "lacks_value" | "contradicts" | "too_short" | "of_another";

/** What the gate needs to know about one judged claim. */
export interface GateInput {
  readonly label_raw: ProposedLabel;
  readonly confidence: number;
  readonly evidence_found: boolean;
  /** What the quote says of the claim; `carries` where the judge proved it itself, and where there is none. */
  readonly quote_supports: QuoteSupport;
  /** False when the quote does not cover what the claim says. */
  readonly coverage_ok: boolean;
}

export interface GateOptions {
  /** Whether `correct` needs a quote as well. Defaults to true. */
  readonly requireEvidenceForCorrect?: boolean | undefined;
  /** What the record of the judge says of its verdicts in the language of the claim. Without one they stand as they are. */
  readonly trust?: VerdictRecord | undefined;
}

/** How often verdicts of this label and confidence were right, and whether that is often enough; undefined where nobody knows. */
export type VerdictRecord = (
  label: "correct" | "incorrect",
  confidence: number,
) => { readonly confidence: number; readonly isTrusted: boolean } | undefined;

/** The verdict that leaves the gate, and why it looks as it does. */
export interface GateDecision {
  readonly label: ProposedLabel;
  readonly confidence: number;
  readonly gate_reason: GateReason;
}

/**
 * No verdict without a quote that can support it, and none of a kind that was too often wrong: turns a proposed label into
 * the final one. This is the only place that sets a label.
 */
export function gate(input: GateInput, options: GateOptions = {}): GateDecision {
  const decision = throughEvidence(input, options);
  if (decision.label === "uncertain") return decision;
  const known = options.trust?.(decision.label, decision.confidence);
  if (known === undefined) return decision;
  return known.isTrusted
    ? { ...decision, confidence: known.confidence }
    : { label: "uncertain", confidence: Math.min(known.confidence, 0.5), gate_reason: "below_trust" };
}

/** The first matching row of the table wins; a failed coverage check lowers the confidence, never the label. */
function throughEvidence(input: GateInput, options: GateOptions): GateDecision {
  const { label_raw, confidence, evidence_found, quote_supports, coverage_ok } = input;
  const needsEvidence = options.requireEvidenceForCorrect ?? true;
  const hasQuote = evidence_found && quote_supports !== "too_short" && quote_supports !== "of_another";
  if (label_raw === "correct" && hasQuote && quote_supports === "contradicts") {
    return { label: "uncertain", confidence: Math.min(confidence, 0.5), gate_reason: "rule_veto" };
  }
  if (label_raw === "correct" && (!hasQuote || quote_supports === "lacks_value") && needsEvidence) {
    return { label: "uncertain", confidence: Math.min(confidence, 0.55), gate_reason: "no_evidence" };
  }
  if (label_raw === "incorrect" && !hasQuote) {
    return { label: "uncertain", confidence: Math.min(confidence, 0.5), gate_reason: "no_evidence" };
  }
  if (label_raw === "incorrect" && !coverage_ok) {
    return { label: "incorrect", confidence: Math.min(confidence, 0.5), gate_reason: "coverage_fail" };
  }
  if (label_raw === "correct" && hasQuote && !coverage_ok) {
    return { label: "correct", confidence: Math.min(confidence, 0.55), gate_reason: "coverage_fail" };
  }
  return { label: label_raw, confidence, gate_reason: "ok" };
}
