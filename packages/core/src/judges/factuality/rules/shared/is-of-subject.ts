import type { ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";

/** "The deadline of the Delgado grant …": up to this place only nouns and the small words that tie them, no verb. */
export function isOfSubject({ alignment: { claim }, language }: LaidClaim, { claim: at }: ItemPair): boolean {
  const { copulas, prepositions } = language.judging.logic;
  if (claim.slice(0, at).some(({ lower }) => copulas.has(lower))) return false;
  const isTied = (place: number): boolean => {
    let before = place - 1;
    while (before >= 0 && !claim[before]!.content && !prepositions.has(claim[before]!.lower)) before -= 1;
    return before >= 0 && prepositions.has(claim[before]!.lower);
  };
  const content = claim.slice(0, at + 1).flatMap((item, place) => (item.content ? [place] : []));
  // Without an article the first word belongs to the name: "Bodegas Olmedilla".
  if (content.length === 2 && content[0] === 0 && content[1] === 1) return true;
  return content.slice(1, -1).every(isTied) && (content.length > 2 || content.slice(1).every(isTied));
}
