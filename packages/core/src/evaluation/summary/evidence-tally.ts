import type { EvidenceStats } from "../../contracts/evaluation/policy-results.ts";
import type { AgentResult } from "../../contracts/explainability.ts";
import type { Claim } from "../../contracts/factuality/claim.ts";
import { ratio } from "../estimator.ts";

/** Counts evidence while results stream by, so that no result has to be kept. */
export interface EvidenceTally {
  add(result: AgentResult, claims: readonly Claim[]): void;
  stats(): EvidenceStats;
}

/** Starts an empty count. */
export function evidenceTally(): EvidenceTally {
  const claims = { total: 0, with_evidence: 0, coverage_failed: 0 };
  const spans = { total: 0, with_quote: 0 };
  const byLabel = counter();
  const byGate = counter();
  const bySelection = counter();
  const byVerdict = counter();
  const bySeverity = counter();
  const byType = counter();
  return {
    add(result, resultClaims) {
      for (const claim of resultClaims) {
        claims.total += 1;
        if (claim.evidence_found) claims.with_evidence += 1;
        if (claim.debug?.coverage_ok === false) claims.coverage_failed += 1;
        byLabel.add(claim.label);
        if (claim.debug?.gate_reason) byGate.add(claim.debug.gate_reason);
        if (claim.debug?.evidence_selection_reason) bySelection.add(claim.debug.evidence_selection_reason);
      }
      for (const span of result.issue_spans) {
        spans.total += 1;
        if (span.evidence_quote) spans.with_quote += 1;
        if (span.verdict) byVerdict.add(span.verdict);
        bySeverity.add(span.severity);
        byType.add(span.issue_type ?? "none");
      }
    },
    stats: () => ({
      claims: {
        ...claims,
        evidence_rate: ratio(claims.with_evidence, claims.total),
        by_label: byLabel.counts(),
        by_gate_reason: byGate.counts(),
        by_selection_reason: bySelection.counts(),
      },
      issue_spans: {
        ...spans,
        quote_rate: ratio(spans.with_quote, spans.total),
        by_verdict: byVerdict.counts(),
        by_severity: bySeverity.counts(),
        by_issue_type: byType.counts(),
      },
    }),
  };
}

function counter() {
  const counts = new Map<string, number>();
  return {
    add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    counts: () => Object.fromEntries(counts),
  };
}
