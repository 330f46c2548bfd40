import type { ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { Contradiction } from "../rule.ts";

/** The contradiction between two items that stand in one place, or between two runs of items. */
export function contradictionAt(
  { alignment: { claim, source }, span }: LaidClaim,
  first: ItemPair,
  last: ItemPair = first,
): Contradiction {
  return {
    claim: { start: claim[first.claim]!.start - span.start, end: claim[last.claim]!.end - span.start },
    source: { start: source[first.source]!.start, end: source[last.source]!.end },
    slot: first.claim,
  };
}
