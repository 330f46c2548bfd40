import type { LanguagePack } from "../../../languages/language-pack.ts";
import { differInNegation } from "../rules/opposite-word.ts";
import { differInDegree } from "../rules/other-degree.ts";
import { differInGender } from "../rules/other-gender.ts";
import { crossesParts } from "../rules/place-of-another.ts";
import {
  differInDirection,
  haveTurnedNames,
  holdsOpposite,
  lacksPredicate,
  namesSomebodyElse,
} from "../rules/somebody-else.ts";
import { saysMore } from "../rules/unsaid-word.ts";
import { isOfAnother } from "../rules/value-of-another.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { type AlignedSentence, alignSentence, type ReadStretch } from "./aligned-sentence.ts";
import { isCopied } from "./find-contradiction.ts";
import type { OwnWords } from "./paraphrased-words.ts";

/**
 * True when a sentence that holds most words and every value of a claim still says something else. Too little to call the
 * claim wrong, too much to call it backed: such a claim stays uncertain.
 */
export function speaksAgainst(claim: ReadStretch, sentence: ReadStretch, own: OwnWords, article: SourceText): boolean {
  const pair = alignSentence(claim, sentence);
  // Asked of copies too: a copied run may follow another small word ("few residents …" beside "most residents …").
  if (differInDegree(pair, article.language) || differInGender(pair, article.language)) return true;
  if (isCopied(claim, article)) return false;
  return saysOtherwise(pair, own.paraphrased, article.language) || saysMore(pair, own, article);
}

/** The objections that look at the words both sides have, and at names. */
export function saysOtherwise(
  pair: AlignedSentence,
  paraphrased: ReadonlySet<ComparedWord>,
  language: LanguagePack,
): boolean {
  return (
    differInNegation(pair, language) ||
    differInDirection(pair, language) ||
    holdsOpposite(pair, language) ||
    namesSomebodyElse(pair, paraphrased) ||
    haveTurnedNames(pair, language) ||
    lacksPredicate(pair, paraphrased) ||
    isOfAnother(pair) ||
    crossesParts(pair)
  );
}
