import type { AnalysedSentence } from "../../../../text/index.ts";

/** Longer lines without a full stop are sentences somebody forgot to close. */
const MAX_WORDS = 8;

/** A Markdown heading, or a short line above others that neither ends nor has a verb or a value. */
export function isHeading(sentence: AnalysedSentence, bare: string, headsLines: boolean): boolean {
  const { text, tokens, language } = sentence;
  if (/^#{1,6}\s/u.test(text)) return true;
  const isBold = /^(?:[-*+•]\s+)?(\*\*|__)[^*_]+\1$/u.test(text);
  if (!(headsLines || isBold) || tokens.length > MAX_WORDS || /[.!?…:"”»]\s*$|:\s*\S|\p{N}/u.test(bare)) return false;
  const { finiteVerbs, finiteEndings } = language.wordClasses;
  return !tokens.some(({ text: word, lower }) => {
    return finiteVerbs.has(lower) || (!isBold && /^\p{Ll}/u.test(word) && finiteEndings.test(lower));
  });
}
