import { blankPack } from "../../languages/blank-pack.ts";
import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { tellLanguage } from "./tell-language.ts";

/** Fewer words may be a name, a title or a loan. */
const MIN_WORDS = 6;
/** Below this a guess is sometimes wrong: on sentences of six words and more none was at 0.4 or above. */
export const CLEAR_GUESS = 0.45;

/**
 * The language of a sentence: that of the text around it unless it is clearly another. For one that is not loaded stands a
 * pack that knows nothing: what is said in it is compared with no source.
 */
export function sentenceLanguage(sentence: string, around: LanguagePack, loaded: LoadedPacks): LanguagePack {
  if (!hasWords(sentence, MIN_WORDS)) return around;
  const { language, confidence } = tellLanguage(sentence);
  if (confidence < CLEAR_GUESS) return around;
  return language === around.code ? around : (loaded[language] ?? blankPack(language));
}

function hasWords(sentence: string, least: number): boolean {
  const words = sentence.matchAll(/\p{L}{2,}/gu);
  for (let count = 0; count < least; count += 1) if (words.next().done === true) return false;
  return true;
}
