import type { ObjectionRule } from "../rules/rule.ts";
import { OBJECTIONS } from "../rules/rules.ts";
import type { SourceText } from "../source-text.ts";
import { type AlignedSentence, alignSentence } from "./aligned-sentence.ts";
import type { ComparedSpan } from "./compared-span.ts";
import { isCopied } from "./is-copied.ts";
import type { OwnWords } from "./paraphrased-words.ts";

/**
 * True when a sentence that holds most words and every value of a claim still says something else. Too little to call the
 * claim wrong, too much to call it backed: such a claim stays uncertain.
 */
export function hasObjection(claim: ComparedSpan, sentence: ComparedSpan, own: OwnWords, article: SourceText): boolean {
  const pair = alignSentence(claim, sentence);
  const objects = (rule: ObjectionRule) => rule.find(pair, article, own);
  if (OBJECTIONS.toSmallWords.some(objects)) return true;
  if (isCopied(claim, article)) return false;
  return objectsToSharedWords(pair, article, own) || OBJECTIONS.toOwnWords.some(objects);
}

/** The objections that look at the words both sides have, and at names. */
export function objectsToSharedWords(pair: AlignedSentence, article: SourceText, own: OwnWords): boolean {
  return OBJECTIONS.toSharedWords.some((rule) => rule.find(pair, article, own));
}
