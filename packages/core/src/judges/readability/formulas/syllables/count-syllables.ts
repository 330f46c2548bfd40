import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Language } from "../../../../text/index.ts";
import { englishSyllables } from "./english.ts";
import { germanSyllables } from "./german.ts";
import { portugueseSyllables } from "./portuguese.ts";
import { spanishSyllables } from "./spanish.ts";

/** Longer "words" are not words; counting their syllables would only cost time. */
const LONGEST_WORD = 64;

const counters: Readonly<Record<Language, (word: string) => number>> = {
  en: englishSyllables,
  de: germanSyllables,
  es: spanishSyllables,
  pt: portugueseSyllables,
};

/** Syllables of a word or number; compounds with hyphens part by part, a number counts as one. */
export function countSyllables(word: string, language: LanguagePack): number {
  let count = 0;
  for (const part of word.slice(0, LONGEST_WORD).split(/[-\u2010\u2011'’]/u)) {
    if (/\p{L}/u.test(part)) count += counters[language.code](part);
  }
  return Math.max(1, count);
}
