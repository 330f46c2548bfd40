import type { ExplainabilityStats, Finding, Severity } from "../contracts/explainability.ts";

/** Step 5: counts by severity and how much of the text any finding covers. */
export function computeStats(findings: readonly Finding[], textLength: number): ExplainabilityStats {
  const bySeverity: Record<Severity, number> = { low: 0, medium: 0, high: 0 };
  for (const finding of findings) bySeverity[finding.severity] += 1;
  const covered = coveredLength(findings, textLength);
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
export function coveredLength(findings: readonly Finding[], textLength: number): number {
  // Findings of one dimension never overlap, so this writes each character three times at most.
  const covered = new Uint8Array(textLength);
  for (const { span } of findings) if (span !== null) covered.fill(1, span.start_char, span.end_char);
  let count = 0;
  for (let index = 0; index < textLength; index += 1) count += covered[index]!;
  return count;
}
