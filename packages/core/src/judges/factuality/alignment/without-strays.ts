import { type Alignment, withPairs } from "./align-items.ts";

/**
 * The alignment without words laid over something behind a comma that the claim does not have: "keeps the jersey of the Tour"
 * beside "keeps the jersey, but his lead …" says nothing of the lead.
 */
export function withoutStrays(alignment: Alignment): Alignment {
  const { claim, source, pairs } = alignment;
  let near = -1;
  let isBehind = false;
  const kept = pairs.filter((pair, at) => {
    const isSure = pair.match !== "other" && pair.match !== "other-function";
    if (isSure) {
      near = at;
      isBehind = false;
      return true;
    }
    const last = pairs[near];
    if (last === undefined) return true;
    const hasGap = (items: typeof claim, from: number, to: number) =>
      items.slice(from + 1, to + 1).some(({ gapBefore }) => gapBefore !== "none");
    isBehind ||= hasGap(source, last.source, pair.source) && !hasGap(claim, last.claim, pair.claim);
    return !isBehind || claim[pair.claim]!.value !== null;
  });
  return kept.length === pairs.length ? alignment : withPairs(alignment, kept);
}
