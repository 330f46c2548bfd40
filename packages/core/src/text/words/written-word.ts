import type { LanguagePack } from "../../languages/language-pack.ts";
import { rememberWords } from "./remember-words.ts";

/**
 * A word as it is written in a text of a language: one look-up finds it, and everything that was ever read from it
 * (its stem, its syllables …) is at hand without another.
 */
export interface WrittenWord {
  readonly text: string;
  readonly language: LanguagePack;
  /** One place for each reader; only `readOnce` knows which. */
  readonly readings: unknown[];
}

/** The written word; the same object each time it is met, until the memory forgets. */
export const writtenWord: (text: string, language: LanguagePack) => WrittenWord = rememberWords((text, language) => ({
  text,
  language,
  readings: [],
}));

let readers = 0;

/** The same function for written words, asked once for each. It must depend on nothing but the word and its language. */
export function readOnce<Reading extends NonNullable<unknown>>(
  read: (word: string, language: LanguagePack) => Reading,
): (word: WrittenWord) => Reading {
  const place = readers;
  readers += 1;
  return (word) => {
    const known = word.readings[place];
    if (known !== undefined) return known as Reading;
    // Places are filled from the first on: an array with holes would be slower to read.
    while (word.readings.length < place) word.readings.push(undefined);
    const reading = read(word.text, word.language);
    word.readings[place] = reading;
    return reading;
  };
}
