import type { LanguagePack } from "../../languages/language-pack.ts";
import { perLanguage } from "./per-language.ts";

/** Words kept for each language. A newspaper gets by with a few thousand; hostile text must not fill the memory. */
const MAX_WORDS = 8192;
/** Longer words are rare and bulky: they are read anew each time. */
const MAX_WORD_LENGTH = 32;
/** Longer pieces of a text are views of it: one kept word would keep a whole article. */
const MAX_COPY_LENGTH = 12;

/**
 * The same function with a memory of limited size: running text says few different words again and again. The function
 * must depend on nothing but the word.
 */
export function memoizeWord<Reading>(read: (word: string) => Reading): (word: string) => Reading {
  const known = new Map<string, Reading>();
  return (word) => {
    if (word.length > MAX_WORD_LENGTH) return read(word);
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    if (known.size >= MAX_WORDS) known.clear();
    const own = word.length > MAX_COPY_LENGTH ? copyOf(word) : word;
    const reading = read(own);
    known.set(own, reading);
    return reading;
  };
}

/** The same for a function that reads a word by the rules of a language. */
export function memoizeWords<Reading>(
  read: (word: string, language: LanguagePack) => Reading,
): (word: string, language: LanguagePack) => Reading {
  const readerOf = perLanguage((language) => memoizeWord((word) => read(word, language)));
  return (word, language) => readerOf(language)(word);
}

/** The same letters in a string of their own: joining makes a new one, and cutting from that keeps nothing else. */
function copyOf(word: string): string {
  return ` ${word}`.slice(1);
}
