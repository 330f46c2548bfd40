import type { ComparedSpan } from "./compared-span.ts";
import { rarityOf } from "./rarity.ts";

/**
 * The least share of a claim, in rarity of its words, that a sentence on its subject holds. Of the claims we labelled, 2
 * to 14 in 100 find such a sentence in a source they were not written for, 74 to 98 in their own.
 */
const LEAST_SHARE = 0.12;

/**
 * Whether a source sentence speaks of what a claim speaks of: it holds some of its names, values and rare words. Where
 * none does, nothing was found on the subject.
 */
export function isOnSubject(claim: ComparedSpan, nearest: ComparedSpan): boolean {
  let asked = 0;
  let held = 0;
  for (const stem of claim.content) {
    const weight = rarityOf(stem, claim.language);
    asked += weight;
    if (nearest.content.has(stem)) held += weight;
  }
  return held > 0 && held >= LEAST_SHARE * asked;
}
