import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";

/** The stems of a word list of a language; to be made once, see `perLanguage`. */
export function stemsOf(words: ReadonlySet<string>, language: LanguagePack): ReadonlySet<string> {
  return new Set(Array.from(words, (word) => stem(word, language)));
}
