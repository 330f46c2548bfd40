import type { AlignedSentence, Contradiction } from "../../embedded/aligned-sentence.ts";

/** A value of the claim beside the other one the source gives in its place. */
export function contradictedValue(
  pair: AlignedSentence,
  value: { start: number; end: number },
  rival: { start: number; end: number },
): Contradiction {
  return {
    confidence: 0.6 + 0.35 * pair.overlap,
    claim: { start: value.start - pair.claim.start, end: value.end - pair.claim.start },
    source: { start: rival.start, end: rival.end },
  };
}
