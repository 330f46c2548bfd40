import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { packOfTold } from "./loaded-pack.ts";
import { CLEAR_GUESS } from "./sentence-language.ts";
import { tellLanguage } from "./tell-language.ts";

/** No source needs more to settle its language. */
const SAMPLE = 4000;

/**
 * The languages of a text and of its source, each its own. A text too short to tell is read together with its source,
 * and a source that does not tell is read like the text.
 */
export function pairLanguages(
  summary: string,
  article: string,
  loaded: LoadedPacks,
): { readonly summary: LanguagePack; readonly article: LanguagePack } {
  const own = tellLanguage(summary);
  const source = article.slice(0, SAMPLE);
  if (own.confidence < CLEAR_GUESS) {
    const language = packOfTold(tellLanguage(`${summary}\n${source}`), loaded);
    return { summary: language, article: language };
  }
  const language = packOfTold(own, loaded);
  const other = tellLanguage(source);
  return { summary: language, article: other.confidence < CLEAR_GUESS ? language : packOfTold(other, loaded) };
}
