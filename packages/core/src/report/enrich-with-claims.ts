import type { EvidenceItem, Finding, InputReference, Verdict } from "../contracts/explainability.ts";
import { VERDICTS } from "../contracts/finding-names.ts";
import type { Steps } from "../ports/steps.ts";
import { evidenceOfClaim, mergeEvidence } from "./evidence.ts";
import { claimList, type Fields, fieldsOf } from "./input-items.ts";
import { isDisputed } from "./is-disputed.ts";
import { mergeFinding, strongestVerdict } from "./merge-finding.ts";
import { isPlaced, type PlacedFinding } from "./placed-finding.ts";
import { oneOf, readEnd, readStart } from "./read-issue.ts";
import type { ReportContext } from "./report-context.ts";

/**
 * Every claim backs all findings it overlaps, so that taking one finding away touches no other. Only where claims and
 * findings would meet more often than this and 16 times a claim, a claim over more than 16 backs none: hostile lists
 * would multiply the report.
 */
const MAX_MEETINGS = 10_000;
const MAX_FINDINGS_PER_CLAIM = 16;
/** What one claim or finding costs, in microseconds or so. */
const COST = 15;
/** Claims between two places to pause at. */
const CLAIMS = 500;

/** A labelled claim and the findings it overlaps: those from one index to before another. */
type PlacedClaim = {
  readonly fields: Fields;
  readonly item_index: number;
  /** Null for a correct claim that another source disputes. */
  readonly verdict: Verdict | null;
  readonly from: number;
  readonly to: number;
};

type Backing = { evidence: EvidenceItem[]; references: InputReference[]; verdicts: Set<Verdict> };

/**
 * Step 2c: a claim labelled incorrect or uncertain backs the factuality findings it overlaps with its words and its
 * quote, a disputed one those that say so with both quotes. It never adds a finding. Any overlap counts, so that a claim that backs a part of a cluster backs the cluster.
 */
export function* enrichWithClaims(
  findings: readonly Finding[],
  agent: unknown,
  { summary, source, recommend }: ReportContext,
): Steps<readonly Finding[]> {
  const claims = claimList(agent);
  if (claims.values.length === 0) return findings;
  const placed = findings.filter(isPlaced).sort((a, b) => a.span.start_char - b.span.start_char);
  const placedClaims: PlacedClaim[] = [];
  let meetings = 0;
  for (const [item_index, value] of claims.values.entries()) {
    if (item_index % CLAIMS === CLAIMS - 1) yield CLAIMS;
    const fields = fieldsOf(value);
    if (fields === undefined) continue;
    const verdict = oneOf(VERDICTS, fields.label);
    const span = summary.span(readStart(fields), readEnd(fields));
    if (verdict === null && !isDisputed(fields)) continue;
    if (span === null || span.start_char === span.end_char) continue;
    // Findings of one dimension never overlap after clustering: their ends rise as their starts do.
    const from = countWhile(placed, (finding) => finding.span.end_char <= span.start_char);
    const to = countWhile(placed, (finding) => finding.span.start_char < span.end_char);
    placedClaims.push({ fields, item_index, verdict, from, to });
    meetings += to - from;
  }
  yield claims.values.length % CLAIMS;

  const room = MAX_MEETINGS + MAX_FINDINGS_PER_CLAIM * placedClaims.length;
  const most = meetings <= room ? room : MAX_FINDINGS_PER_CLAIM;
  const backing = new Map<Finding, Backing>();
  for (const { fields, item_index, verdict, from, to } of placedClaims) {
    if (to === from || to - from > most) continue;
    const evidence = evidenceOfClaim(fields, claims.source_list, source);
    for (let index = from; index < to; index += 1) {
      const finding = placed[index]!;
      if (verdict === null && finding.source.issue_type !== "SOURCES_DISAGREE") continue;
      const known = backing.get(finding) ?? { evidence: [], references: [], verdicts: new Set<Verdict>() };
      for (const piece of evidence) known.evidence.push(piece);
      known.references.push({ source_list: claims.source_list, item_index });
      if (verdict !== null) known.verdicts.add(verdict);
      backing.set(finding, known);
    }
    yield COST;
  }

  const enriched: Finding[] = [];
  for (const finding of findings) {
    const found = backing.get(finding);
    enriched.push(found === undefined ? finding : backed(finding, found));
    yield COST;
  }
  return enriched;

  function backed(finding: Finding, found: Backing): Finding {
    const merged = {
      verdict: strongestVerdict([finding.source.verdict, ...found.verdicts]),
      evidence: mergeEvidence(finding.evidence.concat(found.evidence)),
      references: finding.source.merged_from.concat(found.references),
    };
    return mergeFinding(finding, merged, recommend);
  }
}

/** How many findings from the first on fulfil a condition that, once false, stays false. */
function countWhile(placed: readonly PlacedFinding[], holds: (finding: PlacedFinding) => boolean): number {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(placed[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
