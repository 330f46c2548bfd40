import type { ReadClaim } from "./read-claims.ts";

/** What the quotes show of a text as a whole. */
export type Shown = "contradicted" | "proved" | "open";

/**
 * A text with one contradicted claim is contradicted; it is proved when every claim is and the source never disagrees with itself. What
 * the source says of another thing shows nothing.
 */
export function shownBy(claims: readonly ReadClaim[]): Shown {
  if (claims.some(({ reading, isOfAnother }) => reading.contradiction !== undefined && !isOfAnother))
    return "contradicted";
  const isProved = ({ reading: { verbatim, proof, conflict }, isOfAnother }: ReadClaim) =>
    (verbatim !== undefined || proof !== undefined) && conflict === undefined && !isOfAnother;
  return claims.length > 0 && claims.every(isProved) ? "proved" : "open";
}

/** Of the texts with a quoted contradiction 75 to 99 in 100 were wrong, depending on the set: the least of them. */
const FLOOR = 0.75;
/** Of the texts whose every claim is proved, at most 9 in 100 were wrong in any set. */
const CEILING = 0.1;

/** Holds an estimate to what the quotes show: the trees only weigh signs. */
export function withinProof(probability: number, shown: Shown): number {
  if (shown === "contradicted") return Math.max(FLOOR, probability);
  return shown === "proved" ? Math.min(CEILING, probability) : probability;
}
