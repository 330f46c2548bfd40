import type { Finding, TopSpan } from "../contracts/explainability.ts";
import { rankScore } from "./rank-findings.ts";

export const DEFAULT_TOP_K = 5;

/** Step 4: the first `k` places of the ranked findings, each place of a dimension once; places without length are none. */
export function selectTopSpans(ranked: readonly Finding[], k: number): TopSpan[] {
  const top: TopSpan[] = [];
  const seen = new Set<string>();
  for (const finding of ranked) {
    if (top.length >= k) break;
    const { span, dimension, severity } = finding;
    if (span === null || span.start_char === span.end_char) continue;
    const key = `${dimension} ${span.start_char} ${span.end_char}`;
    if (seen.has(key)) continue;
    seen.add(key);
    top.push({
      span,
      dimension,
      severity,
      finding_id: finding.id,
      rank_score: rankScore(finding),
      evidence_ids: finding.evidence.map((item) => item.id),
    });
  }
  return top;
}
