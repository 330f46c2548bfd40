import type { LanguagePack } from "../../languages/language-pack.ts";
import { detectLanguage, guessLanguage } from "./detect-language.ts";
import { CLEAR_GUESS } from "./sentence-language.ts";

/** No source needs more to settle its language. */
const SAMPLE = 4000;

/**
 * The languages of a text and of its source, each its own. A text too short to tell is read together with its source,
 * and a source that does not tell is read like the text.
 */
export function pairLanguages(
  summary: string,
  article: string,
): { readonly summary: LanguagePack; readonly article: LanguagePack } {
  const own = guessLanguage(summary);
  const source = article.slice(0, SAMPLE);
  if (own.confidence < CLEAR_GUESS) {
    const language = detectLanguage(`${summary}\n${source}`);
    return { summary: language, article: language };
  }
  const other = guessLanguage(source);
  return { summary: own.language, article: other.confidence < CLEAR_GUESS ? own.language : other.language };
}
