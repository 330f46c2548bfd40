import type { LanguagePack } from "../../languages/language-pack.ts";
import { perLanguage } from "./per-language.ts";

/** Words kept for each language: 8,192. A newspaper gets by with a few thousand; hostile text must not fill the memory. */
const SETS = 2048;
/** Words that may be kept in one set. Where it is full the next word takes the place of the oldest. */
const WAYS = 4;
/** Longer words are rare and bulky: they are read anew each time. */
const MAX_WORD_LENGTH = 32;
/** Stands where no word is kept: it has the length of none. */
const NO_WORD = " ".repeat(MAX_WORD_LENGTH + 1);
/** Longer pieces of a text are views of it: one kept word would keep a whole article. */
const MAX_COPY_LENGTH = 12;

/** Reads a word, or the word between two places of a text, which is not cut out of it to be found. */
export type WordReader<Reading> = (text: string, start?: number, end?: number) => Reading;

/**
 * The same function with a memory of limited size: running text says few different words again and again. The function
 * must depend on nothing but the word.
 */
export function memoizeWord<Reading>(read: (word: string) => Reading): WordReader<Reading> {
  const words: string[] = [];
  const readings: (Reading | undefined)[] = [];
  const oldest = new Uint8Array(SETS);
  // Not by a `Map`: it asks for a string of its own for each word that is looked up, which takes longer than all the rest.
  return (text, start = 0, end = text.length) => {
    if (end - start > MAX_WORD_LENGTH) return read(text.slice(start, end));
    if (words.length === 0) makeRoom();
    const set = setOf(text, start, end);
    for (let place = set * WAYS; place < (set + 1) * WAYS; place += 1) {
      if (isAt(text, start, end, words[place]!)) return readings[place] as Reading;
    }
    const word = copyOf(text.slice(start, end));
    const reading = read(word);
    const place = set * WAYS + oldest[set]!;
    oldest[set] = (oldest[set]! + 1) % WAYS;
    words[place] = word;
    readings[place] = reading;
    return reading;
  };

  function makeRoom(): void {
    for (let place = 0; place < SETS * WAYS; place += 1) {
      words.push(NO_WORD);
      readings.push(undefined);
    }
  }
}

/** The same for a function that reads a word by the rules of a language. */
export function memoizeWords<Reading>(
  read: (word: string, language: LanguagePack) => Reading,
): (text: string, language: LanguagePack, start?: number, end?: number) => Reading {
  const readerOf = perLanguage((language) => memoizeWord((word) => read(word, language)));
  return (text, language, start = 0, end = text.length) => readerOf(language)(text, start, end);
}

/** Where a word is kept, told by its letters. */
function setOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 11) ^ (hash >>> 22)) & (SETS - 1);
}

function isAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) !== word.charCodeAt(at - start)) return false;
  return true;
}

/** The same letters in a string of their own: joining makes a new one, and cutting from that keeps nothing else. */
function copyOf(word: string): string {
  return word.length > MAX_COPY_LENGTH ? ` ${word}`.slice(1) : word;
}
