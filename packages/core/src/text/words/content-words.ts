import type { Language } from "../language/languages.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";
import { tokenizeWords, type Word } from "./tokenize-words.ts";

/** A word that carries meaning, with its lower-cased form and its stem for comparison. */
export interface ContentWord extends Word {
  readonly lower: string;
  readonly stem: string;
}

/**
 * The words of a text without stop-words. Compounds with hyphens are given part by part, so that `US-Präsident` and
 * `Präsident` meet; numbers stay whole.
 */
export function contentWords(text: string, language: Language): ContentWord[] {
  const found: ContentWord[] = [];
  // In text without small letters capitals say nothing; otherwise `US`, `WHO` and `IT` are names, not stop-words.
  const cased = /\p{Ll}/u.test(text);
  for (const word of tokenizeWords(text)) {
    if (word.text.search(/[-\u2010\u2011]/) < 0) add(word);
    else for (const part of partsOf(word)) add(part);
  }
  return found;

  function add(word: Word): void {
    const lower = word.text.toLowerCase();
    const name = cased && word.text.length > 1 && word.text !== lower && word.text === word.text.toUpperCase();
    if (!name && isStopWord(lower, language)) return;
    found.push({ start: word.start, end: word.end, text: word.text, lower, stem: stem(lower, language) });
  }
}

function* partsOf(word: Word): Generator<Word> {
  let from = 0;
  for (let i = 0; i <= word.text.length; i += 1) {
    const code = i < word.text.length ? word.text.charCodeAt(i) : 0x2d;
    if (code !== 0x2d && code !== 0x2010 && code !== 0x2011) continue;
    if (i > from) yield { start: word.start + from, end: word.start + i, text: word.text.slice(from, i) };
    from = i + 1;
  }
}
