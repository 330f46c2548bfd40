import type { Finding } from "../contracts/explainability.ts";
import { SEVERITIES } from "../contracts/finding-names.ts";
import { mergeEvidence } from "./evidence.ts";
import { mergeFinding, strongestVerdict } from "./merge-finding.ts";
import { isPlaced, type PlacedFinding } from "./placed-finding.ts";
import type { ReportContext } from "./report-context.ts";

/**
 * Step 2b: unites the overlapping findings of ONE dimension, transitively against the growing union.
 * Touching is no overlap; findings without a place or without length stay alone.
 */
export function clusterFindings(findings: readonly Finding[], context: ReportContext): Finding[] {
  const placed = findings.filter(isPlaced);
  placed.sort(
    (a, b) => a.span.start_char - b.span.start_char || a.span.end_char - b.span.end_char || (a.id < b.id ? -1 : 1),
  );

  const clustered = findings.filter((finding) => !isPlaced(finding));
  let first = 0;
  let unionEnd = 0;
  for (let index = 0; index < placed.length; index += 1) {
    const { start_char, end_char } = placed[index]!.span;
    if (index > first && start_char >= unionEnd) {
      clustered.push(unite(placed, first, index, unionEnd, context));
      first = index;
      unionEnd = 0;
    }
    unionEnd = Math.max(unionEnd, end_char);
  }
  if (first < placed.length) clustered.push(unite(placed, first, placed.length, unionEnd, context));
  return clustered;
}

/** The findings from one index to before another as one. */
function unite(
  placed: readonly PlacedFinding[],
  from: number,
  to: number,
  unionEnd: number,
  { summary, recommend }: ReportContext,
): Finding {
  const first = placed[from]!;
  if (to - from === 1) return first;
  const cluster = placed.slice(from, to);
  const { start_char } = first.span;
  const merged = {
    span: { start_char, end_char: unionEnd, text: summary.text.slice(start_char, unionEnd) },
    verdict: strongestVerdict(cluster.map((finding) => finding.source.verdict)),
    evidence: mergeEvidence(cluster.flatMap((finding) => finding.evidence)),
    references: cluster.flatMap((finding) => finding.source.merged_from),
    members: cluster.map((finding) => finding.id),
  };
  return mergeFinding(primaryOf(cluster), merged, recommend);
}

/** The gravest finding speaks for the cluster; among equals the lowest id. */
function primaryOf(cluster: readonly PlacedFinding[]): PlacedFinding {
  return cluster.reduce((best, finding) => {
    const difference = SEVERITIES.indexOf(finding.severity) - SEVERITIES.indexOf(best.severity);
    return difference > 0 || (difference === 0 && finding.id < best.id) ? finding : best;
  });
}
