import { type InputReference, Severity } from "../contracts/explainability.ts";
import { compareText, type DraftFinding, hasExtent, strongestVerdict } from "./draft-finding.ts";
import { mergeEvidence } from "./evidence.ts";
import { SOURCE_LISTS, type SourceList } from "./input-items.ts";
import type { Place } from "./text-places.ts";

type Placed = DraftFinding & { readonly place: Place };

/**
 * Step 2b: unites the overlapping findings of ONE dimension, transitively against the growing union.
 * Touching is no overlap; findings without a place or without length stay alone.
 */
export function clusterFindings(findings: readonly DraftFinding[]): DraftFinding[] {
  const alone: DraftFinding[] = findings.filter((finding) => !hasExtent(finding));
  const placed: Placed[] = findings.filter(hasExtent);
  placed.sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end || compareText(a.id, b.id));

  let cluster: Placed[] = [];
  let unionEnd = 0;
  for (const finding of placed) {
    if (cluster.length > 0 && finding.place.start >= unionEnd) {
      alone.push(unite(cluster, unionEnd));
      cluster = [];
      unionEnd = 0;
    }
    cluster.push(finding);
    unionEnd = Math.max(unionEnd, finding.place.end);
  }
  if (cluster.length > 0) alone.push(unite(cluster, unionEnd));
  return alone;
}

function unite(cluster: readonly Placed[], unionEnd: number): DraftFinding {
  const first = cluster[0] as Placed;
  if (cluster.length === 1) return first;
  return {
    ...primaryOf(cluster),
    place: { start: first.place.start, end: unionEnd },
    verdict: strongestVerdict(cluster.map((finding) => finding.verdict)),
    evidence: mergeEvidence(cluster.flatMap((finding) => finding.evidence)),
    references: inInputOrder(cluster.flatMap((finding) => finding.references)),
    members: cluster.map((finding) => finding.id),
  };
}

/** The gravest finding speaks for the cluster; among equals the lowest id. */
function primaryOf(cluster: readonly Placed[]): Placed {
  return cluster.reduce((best, finding) => {
    const difference = Severity.options.indexOf(finding.severity) - Severity.options.indexOf(best.severity);
    return difference > 0 || (difference === 0 && finding.id < best.id) ? finding : best;
  });
}

/** Sorts provenance by list, then by index. */
export function inInputOrder(references: InputReference[]): InputReference[] {
  return references.sort((a, b) => rank(a) - rank(b) || a.item_index - b.item_index);
}

function rank(reference: InputReference): number {
  return SOURCE_LISTS.indexOf(reference.source_list as SourceList);
}
