import type { ExplainabilityStats, Finding, Severity, Span } from "../contracts/explainability.ts";

/** Step 5: counts by severity and how much of the text any finding covers. */
export function computeStats(findings: readonly Finding[], textLength: number): ExplainabilityStats {
  const bySeverity: Record<Severity, number> = { low: 0, medium: 0, high: 0 };
  for (const finding of findings) bySeverity[finding.severity] += 1;
  const covered = coveredLength(findings);
  return {
    num_findings: findings.length,
    num_high_severity: bySeverity.high,
    num_medium_severity: bySeverity.medium,
    num_low_severity: bySeverity.low,
    coverage_chars: covered,
    coverage_ratio: covered / Math.max(1, textLength),
  };
}

/** The length of the union of all places, whatever their dimension. */
export function coveredLength(findings: readonly Finding[]): number {
  const spans: Span[] = [];
  for (const { span } of findings) if (span !== null) spans.push(span);
  spans.sort((a, b) => a.start_char - b.start_char);
  let covered = 0;
  let reached = 0;
  for (const { start_char, end_char } of spans) {
    covered += Math.max(0, end_char - Math.max(start_char, reached));
    reached = Math.max(reached, end_char);
  }
  return covered;
}
