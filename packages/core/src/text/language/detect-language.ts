import type { LanguagePack } from "../../languages/language-pack.ts";
import { packOf } from "../../languages/pack-of.ts";
import { type ToldLanguage, tellLanguage } from "./tell-language.ts";

/** The language of a text and how sure that is. */
export interface LanguageGuess extends Omit<ToldLanguage, "language"> {
  readonly language: LanguagePack;
}

/** The language of a text; English when nothing speaks for any language. */
export function detectLanguage(text: string): LanguagePack {
  return guessLanguage(text).language;
}

/** The language of a text with a confidence. */
export function guessLanguage(text: string): LanguageGuess {
  const { language, confidence } = tellLanguage(text);
  return { language: packOf(language), confidence };
}
