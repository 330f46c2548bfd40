import type { DebugClaim, ErrorCase } from "../../contracts/evaluation/error-case.ts";
import type { AgentResult } from "../../contracts/explainability.ts";
import type { Claim } from "../../contracts/factuality/claim.ts";
import { SEVERITY_RANK } from "../../contracts/severity-rank.ts";
import type { LabelledRow } from "./labelled-rows.ts";

/** One line of `debug_claims.jsonl`: what was claimed, what was decided, and the way through the gate. */
export function debugClaim(id: string, claim: Claim, index: number): DebugClaim {
  const { debug, start_char, end_char } = claim;
  return {
    id,
    claim_index: index,
    claim: claim.text,
    span: start_char === null || end_char === null ? null : { start_char, end_char },
    verdict: claim.label,
    uncertain_reason: claim.uncertain_reason,
    evidence_found: claim.evidence_found,
    confidence: claim.confidence,
    label_raw: debug?.label_raw ?? null,
    label_final: debug?.label_final ?? claim.label,
    gate_reason: debug?.gate_reason ?? null,
    evidence_selection_reason: debug?.evidence_selection_reason ?? null,
    selected_evidence_index: claim.selected_evidence_index,
    evidence_quote: claim.evidence_quote,
    coverage_ok: debug?.coverage_ok ?? null,
    coverage_note: debug?.coverage_note ?? null,
    raw_verifier_output: debug?.raw_verifier_output ?? null,
    selected_evidence_index_raw: debug?.selected_evidence_index_raw ?? null,
    evidence_quote_raw: debug?.evidence_quote_raw ?? null,
    retrieval_scores: debug?.retrieval_scores ?? null,
    parse_ok: debug?.parse_ok ?? null,
    parse_error: debug?.parse_error ?? null,
  };
}

const TOP_CLAIMS = 3;
const GRAVITY = { incorrect: 0, uncertain: 1, failed: 2, correct: 3 } as const;

/** One line of `error_cases.jsonl`, or null when the decision was right. */
export function errorCase(
  row: LabelledRow,
  summaryText: string,
  result: AgentResult,
  claims: readonly Claim[],
): ErrorCase | null {
  const { prediction, label, decision, risk } = row;
  if (label === decision) return null;
  const ranked = claims
    .map((claim, index) => ({ claim, index }))
    .sort(
      (left, right) =>
        GRAVITY[left.claim.label] - GRAVITY[right.claim.label] ||
        (right.claim.confidence ?? 0) - (left.claim.confidence ?? 0) ||
        left.index - right.index,
    );
  const counts = { correct: 0, incorrect: 0, uncertain: 0, failed: 0 };
  for (const claim of claims) counts[claim.label] += 1;
  return {
    id: prediction.id,
    kind: decision ? "false_positive" : "false_negative",
    has_error: label,
    decision,
    risk,
    score: prediction.score,
    origin: prediction.origin,
    system: prediction.system,
    summary_text: summaryText,
    top_issue_span: topIssue(result, summaryText),
    top_claims: ranked.slice(0, TOP_CLAIMS).map(({ claim, index }) => debugClaim(prediction.id, claim, index)),
    claim_label_counts: counts,
  };
}

function topIssue(result: AgentResult, text: string): ErrorCase["top_issue_span"] {
  const [top] = [...result.issue_spans].sort(
    (left, right) =>
      Number(left.verdict === "uncertain") - Number(right.verdict === "uncertain") ||
      SEVERITY_RANK[right.severity] - SEVERITY_RANK[left.severity] ||
      (right.confidence ?? 0) - (left.confidence ?? 0) ||
      left.start_char - right.start_char,
  );
  if (top === undefined) return null;
  return {
    start_char: top.start_char,
    end_char: top.end_char,
    text: text.slice(top.start_char, top.end_char),
    message: top.message,
    severity: top.severity,
    issue_type: top.issue_type,
    verdict: top.verdict ?? null,
    evidence_quote: top.evidence_quote ?? null,
  };
}
