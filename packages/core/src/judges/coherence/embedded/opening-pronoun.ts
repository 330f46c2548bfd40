import type { AnalysedSentence, Token } from "../../../text/index.ts";
import type { JudgedText } from "../../shared/judged-text.ts";

/**
 * The pronoun a sentence opens with, if it points at somebody told before: "She told …", not "It is unclear …", which
 * points at nothing, nor the polite "Sie" of a text that addresses its reader.
 */
export function openingPronoun({ text, tokens, language }: AnalysedSentence, judged: JudgedText): Token | undefined {
  const [first, next, third] = tokens;
  // Who speaks in a quotation knows whom he means.
  if (first === undefined || next === undefined || first.breakAfter || !/^\p{L}/u.test(text)) return undefined;
  const pointer = language.wordClasses.pointers.get(first.lower);
  if (pointer === undefined || (pointer.polite === true && judged.addressesReader)) return undefined;
  const following = third === undefined ? next.lower : `${next.lower} ${third.lower}`;
  if (pointer.onlyBefore?.test(following) === false || pointer.notBefore?.test(following) === true) return undefined;
  return first;
}
