import type { LanguagePack } from "../../languages/language-pack.ts";
import { guessLanguage } from "./detect-language.ts";

/** Fewer words may be a name, a title or a loan. */
const MIN_WORDS = 6;
/** Below this a guess is sometimes wrong: on sentences of six words and more none was at 0.4 or above. */
export const CLEAR_GUESS = 0.45;

/** The language of a sentence: that of the text around it unless it is clearly another. */
export function sentenceLanguage(sentence: string, around: LanguagePack): LanguagePack {
  const words = sentence.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < MIN_WORDS) return around;
  const { language, confidence } = guessLanguage(sentence);
  return confidence >= CLEAR_GUESS ? language : around;
}
