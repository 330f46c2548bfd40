import {
  type EvidenceItem,
  type Finding,
  type InputReference,
  type Span,
  Verdict,
} from "../contracts/explainability.ts";
import { evidenceOfClaim, mergeEvidence } from "./evidence.ts";
import { claimList, forEachItem } from "./input-items.ts";
import { mergeFinding, strongestVerdict } from "./merge-finding.ts";
import { isPlaced, type PlacedFinding } from "./placed-finding.ts";
import { oneOf, readEnd, readStart } from "./read-issue.ts";
import type { ReportContext } from "./report-context.ts";

/** A claim that spans more findings than this says nothing about any one of them, and would multiply the report. */
const MOST_FINDINGS_PER_CLAIM = 16;

type Backing = { evidence: EvidenceItem[]; references: InputReference[]; verdicts: Set<Verdict> };

/**
 * Step 2c: a claim labelled incorrect or uncertain backs the factuality findings it overlaps with its words and its
 * quote. It never adds a finding. Any overlap counts, so that a claim that backs a part of a cluster backs the cluster.
 */
export function enrichWithClaims(
  findings: readonly Finding[],
  agent: unknown,
  { summary, source, recommend }: ReportContext,
): readonly Finding[] {
  const claims = claimList(agent);
  if (claims.values.length === 0) return findings;
  const placed = findings.filter(isPlaced).sort((a, b) => a.span.start_char - b.span.start_char);
  const backing = new Map<Finding, Backing>();

  forEachItem(claims, (fields, item_index) => {
    const verdict = oneOf(Verdict.options, fields.label);
    const span = summary.span(readStart(fields), readEnd(fields));
    if (verdict === null || span === null || span.start_char === span.end_char) return;
    const at = findingsAt(placed, span);
    if (at.length === 0) return;
    const evidence = evidenceOfClaim(fields, claims.source_list, source);
    for (const finding of at) {
      const known = backing.get(finding) ?? { evidence: [], references: [], verdicts: new Set<Verdict>() };
      for (const piece of evidence) known.evidence.push(piece);
      known.references.push({ source_list: claims.source_list, item_index });
      known.verdicts.add(verdict);
      backing.set(finding, known);
    }
  });

  return findings.map((finding) => {
    const found = backing.get(finding);
    if (found === undefined) return finding;
    const merged = {
      verdict: strongestVerdict([finding.source.verdict, ...found.verdicts]),
      evidence: mergeEvidence(finding.evidence.concat(found.evidence)),
      references: finding.source.merged_from.concat(found.references),
    };
    return mergeFinding(finding, merged, recommend);
  });
}

/** Findings of one dimension never overlap after clustering, so the first candidate is found by halving. */
function findingsAt(placed: readonly PlacedFinding[], claim: Span): readonly Finding[] {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (placed[middle]!.span.end_char <= claim.start_char) low = middle + 1;
    else high = middle;
  }
  const spanned: Finding[] = [];
  for (let index = low; index < placed.length; index += 1) {
    const finding = placed[index]!;
    if (finding.span.start_char >= claim.end_char) break;
    spanned.push(finding);
    if (spanned.length > MOST_FINDINGS_PER_CLAIM) return [];
  }
  return spanned;
}
