import type { Language } from "../../../text/index.ts";
import { alignSentence, type ReadStretch } from "../aligned-sentence.ts";
import { differInNegation } from "../contradictions/compare-polarity.ts";
import { crossesParts } from "./crosses-parts.ts";
import { isOfAnother } from "./is-of-another.ts";
import { differInDirection, haveTurnedNames, holdsOpposite, lacksPredicate, namesSomebodyElse } from "./other-words.ts";

/**
 * True when a sentence that holds most words and every value of a claim still says something else. Too little to call the
 * claim wrong, too much to call it backed: such a claim stays uncertain.
 */
export function speaksAgainst(claim: ReadStretch, sentence: ReadStretch, language: Language): boolean {
  const pair = alignSentence(claim, sentence);
  return (
    differInNegation(pair, language) ||
    differInDirection(pair, language) ||
    holdsOpposite(pair, language) ||
    namesSomebodyElse(pair) ||
    haveTurnedNames(pair, language) ||
    lacksPredicate(pair) ||
    isOfAnother(pair) ||
    crossesParts(pair)
  );
}
