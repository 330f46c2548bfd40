import type { LanguagePack } from "../../languages/language-pack.ts";
import { memoizeWords } from "./memoize-words.ts";

/** Longer "words" are not words of a language; they are compared without their stem. */
const MAX_WORD_LENGTH = 64;

/** Longer still (a script without blanks, data, hyphens without end) they are compared as they stand: to fold and part 100 kB takes too long. */
export const LONGEST_WORD = 1000;

/** The stem of a word, in small letters and without accents: what the inflected forms of one word have in common. */
export const stem: (word: string, language: LanguagePack) => string = memoizeWords((word, language) => {
  if (word.length > LONGEST_WORD) return word;
  const lower = normalise(word);
  if (lower.length > MAX_WORD_LENGTH || /[0-9]/.test(lower)) return lower;
  return language.words.stem(lower);
});

/** Small letters, composed, with one kind of apostrophe and without the dots of acronyms and invisible signs. */
function normalise(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  const plain = lower
    .normalize("NFC")
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/[\u2019\u02bc]/g, "'");
  return /[0-9]/.test(plain) ? plain : plain.replaceAll(".", "");
}
