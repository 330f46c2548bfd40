import type { ExplainabilityStats, Finding, Severity } from "../contracts/explainability.ts";

/** Step 5: counts by severity and how much of the text any finding covers. */
export function computeStats(findings: readonly Finding[], textLength: number): ExplainabilityStats {
  const bySeverity: Record<Severity, number> = { low: 0, medium: 0, high: 0 };
  for (let index = 0; index < findings.length; index += 1) bySeverity[findings[index]!.severity] += 1;
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
  const starts = new Uint32Array(findings.length);
  const ends = new Uint32Array(findings.length);
  for (let index = 0; index < findings.length; index += 1) {
    // A finding without a place covers nothing, wherever that is.
    starts[index] = findings[index]!.span?.start_char ?? 0;
    ends[index] = findings[index]!.span?.end_char ?? 0;
  }
  starts.sort();
  ends.sort();
  // Where the n-th start is not before the n-th last end, everything begun before has ended: a gap.
  let covered = 0;
  let first = 0;
  for (let index = 1; index <= findings.length; index += 1) {
    if (index < findings.length && starts[index]! < ends[index - 1]!) continue;
    covered += ends[index - 1]! - starts[first]!;
    first = index;
  }
  return covered;
}
