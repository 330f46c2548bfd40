import type { SourceText } from "../../source-text.ts";
import { alignSentence, type ReadStretch } from "../aligned-sentence.ts";
import { differInNegation } from "../contradictions/compare-polarity.ts";
import { isCopied } from "../find-contradiction.ts";
import { ownWords } from "../paraphrased-words.ts";
import { crossesParts } from "./crosses-parts.ts";
import { isOfAnother } from "./is-of-another.ts";
import { differInDegree } from "./other-degree.ts";
import { differInDirection, haveTurnedNames, holdsOpposite, lacksPredicate, namesSomebodyElse } from "./other-words.ts";
import { saysMore } from "./says-more.ts";

/**
 * True when a sentence that holds most words and every value of a claim still says something else. Too little to call the
 * claim wrong, too much to call it backed: such a claim stays uncertain.
 */
export function speaksAgainst(claim: ReadStretch, sentence: ReadStretch, article: SourceText): boolean {
  const { language } = article;
  const pair = alignSentence(claim, sentence);
  // Asked of copies too: a copied run may follow another small word ("few residents …" beside "most residents …").
  if (differInDegree(pair, language)) return true;
  if (isCopied(claim, article)) return false;
  const own = ownWords(claim, sentence, language);
  return (
    differInNegation(pair, language) ||
    differInDirection(pair, language) ||
    holdsOpposite(pair, language) ||
    namesSomebodyElse(pair, own) ||
    haveTurnedNames(pair, language) ||
    lacksPredicate(pair, own) ||
    isOfAnother(pair) ||
    crossesParts(pair) ||
    saysMore(pair, own, article)
  );
}
