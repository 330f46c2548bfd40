import type { EvidenceItem, Finding, InputReference, Span, Verdict } from "../contracts/explainability.ts";
import { SOURCE_LISTS, type SourceList } from "./input-items.ts";
import type { Recommend } from "./recommendation.ts";

/** What a finding gains from the items that say the same or stand at its place. */
export type Merged = {
  readonly verdict: Verdict | null;
  readonly evidence: EvidenceItem[];
  readonly references: InputReference[];
  readonly span?: Span;
  readonly origin?: Finding["source"]["origin"];
  /** Ids of the findings it unites in text order. */
  readonly members?: string[];
};

/** The same finding, backed by more than its own item; what it advises follows its verdict. */
export function mergeFinding(finding: Finding, merged: Merged, recommend: Recommend): Finding {
  const { source, dimension, span } = finding;
  const { verdict, evidence, references, origin = source.origin, members } = merged;
  return {
    ...finding,
    span: merged.span ?? span,
    evidence,
    recommendation: recommend(dimension, source.issue_type, verdict),
    source: {
      ...source,
      verdict,
      origin,
      merged_from: inInputOrder(references),
      ...(members === undefined ? {} : { cluster_size: members.length, cluster_members: members }),
    },
  };
}

/** A contradiction outweighs a doubt, a doubt outweighs nothing said. */
export function strongestVerdict(verdicts: Iterable<Verdict | null>): Verdict | null {
  let strongest: Verdict | null = null;
  for (const verdict of verdicts) {
    if (verdict === "incorrect") return verdict;
    strongest ??= verdict;
  }
  return strongest;
}

/** Sorts provenance by list, then by index. */
function inInputOrder(references: InputReference[]): InputReference[] {
  return references.sort((a, b) => rank(a) - rank(b) || a.item_index - b.item_index);
}

function rank(reference: InputReference): number {
  return SOURCE_LISTS.indexOf(reference.source_list as SourceList);
}
