import { type EvidenceItem, type InputReference, Verdict } from "../contracts/explainability.ts";
import { inInputOrder } from "./cluster-findings.ts";
import { type DraftFinding, hasExtent, strongestVerdict } from "./draft-finding.ts";
import { evidenceOfClaim, mergeEvidence } from "./evidence.ts";
import { claimItems } from "./input-items.ts";
import type { ReportTexts } from "./normalise-findings.ts";
import { oneOf, readOffsets } from "./read-issue.ts";
import type { Place } from "./text-places.ts";

/** A claim that spans more findings than this says nothing about any one of them, and would multiply the report. */
const MOST_FINDINGS_PER_CLAIM = 16;

type Backing = { evidence: EvidenceItem[]; references: InputReference[]; verdicts: Verdict[] };

/**
 * Step 2c: a claim labelled incorrect or uncertain backs the factuality findings it overlaps with its words and its
 * quote. It never adds a finding. Any overlap counts, so that a claim that backs a part of a cluster backs the cluster.
 */
export function enrichWithClaims(
  findings: readonly DraftFinding[],
  agent: unknown,
  texts: ReportTexts,
): readonly DraftFinding[] {
  const claims = claimItems(agent);
  if (claims.length === 0) return findings;
  const placed = findings.filter(hasExtent).sort((a, b) => a.place.start - b.place.start);
  const backing = new Map<string, Backing>();

  for (const item of claims) {
    const verdict = oneOf(Verdict.options, item.fields.label);
    const { start, end } = readOffsets(item.fields);
    const place = texts.summary.place(start, end);
    if (verdict === null || place === null || place.start === place.end) continue;
    const at = findingsAt(placed, place);
    if (at.length === 0) continue;
    const evidence = evidenceOfClaim(item, texts.source);
    for (const { id } of at) {
      const known = backing.get(id) ?? { evidence: [], references: [], verdicts: [] };
      for (const piece of evidence) known.evidence.push(piece);
      known.references.push({ source_list: item.source_list, item_index: item.item_index });
      known.verdicts.push(verdict);
      backing.set(id, known);
    }
  }

  return findings.map((finding) => {
    const found = backing.get(finding.id);
    if (found === undefined || !hasExtent(finding)) return finding;
    return {
      ...finding,
      verdict: strongestVerdict([finding.verdict, ...new Set(found.verdicts)]),
      evidence: mergeEvidence(finding.evidence.concat(found.evidence)),
      references: inInputOrder(finding.references.concat(found.references)),
    };
  });
}

/** Findings of one dimension never overlap after clustering, so the first candidate is found by halving. */
function findingsAt(
  placed: readonly (DraftFinding & { readonly place: Place })[],
  claim: Place,
): readonly DraftFinding[] {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((placed[middle] as { place: Place }).place.end <= claim.start) low = middle + 1;
    else high = middle;
  }
  const spanned: DraftFinding[] = [];
  for (let index = low; index < placed.length; index += 1) {
    const finding = placed[index] as DraftFinding & { readonly place: Place };
    if (finding.place.start >= claim.end) break;
    spanned.push(finding);
    if (spanned.length > MOST_FINDINGS_PER_CLAIM) return [];
  }
  return spanned;
}
