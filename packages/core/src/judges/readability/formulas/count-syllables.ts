import type { LanguagePack } from "../../../languages/language-pack.ts";

/** Longer "words" are not words; counting their syllables would only cost time. */
const MAX_WORD_LENGTH = 64;

/** Syllables of a word or number; compounds with hyphens part by part, a number counts as one. */
export function countSyllables(word: string, language: LanguagePack): number {
  let count = 0;
  for (const part of word.slice(0, MAX_WORD_LENGTH).split(/[-\u2010\u2011'’]/u)) {
    if (/\p{L}/u.test(part)) count += language.readability.syllables(part);
  }
  return Math.max(1, count);
}
