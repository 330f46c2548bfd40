import type { LanguagePack } from "../../languages/language-pack.ts";
import type { TextSpan } from "../positions/spans.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";
import type { Token } from "./token.ts";
import { cut, nextWord, tokenizeWords } from "./tokenize-words.ts";

/** A word that carries meaning; of a compound with hyphens each part is one. */
export type ContentWord = Pick<Token, "start" | "end" | "text" | "lower" | "stem">;

/**
 * The words of a text without stop-words. Compounds with hyphens are given part by part, so that `US-Präsident` and
 * `Präsident` meet; numbers stay whole.
 */
export function contentWords(text: string, language: LanguagePack): ContentWord[] {
  const found: ContentWord[] = [];
  const cased = isCased(text);
  for (const word of tokenizeWords(text)) addContent(found, word, cased, language);
  return found;
}

/** True when a text has a word that carries meaning; looks no further than the first one. */
export function hasContentWord(text: string, language: LanguagePack): boolean {
  const found: ContentWord[] = [];
  const cased = isCased(text);
  for (let word = nextWord(text, 0); word !== undefined; word = nextWord(text, word.end)) {
    addContent(found, cut(text, word), cased, language);
    if (found.length > 0) return true;
  }
  return false;
}

/** In text without small letters capitals say nothing; otherwise `US`, `WHO` and `IT` are names, not stop-words. */
function isCased(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

function addContent(found: ContentWord[], word: TextSpan, cased: boolean, language: LanguagePack): void {
  if (word.text.search(/[-\u2010\u2011]/) < 0) addPart(found, word, cased, language);
  else for (const part of partsOf(word)) addPart(found, part, cased, language);
}

function addPart(found: ContentWord[], { start, end, text }: TextSpan, cased: boolean, language: LanguagePack): void {
  const lower = text.toLowerCase();
  const name = cased && text.length > 1 && text !== lower && text === text.toUpperCase();
  if (!name && isStopWord(lower, language)) return;
  found.push({ start, end, text, lower, stem: stem(lower, language) });
}

function* partsOf(word: TextSpan): Generator<TextSpan> {
  let from = 0;
  for (let i = 0; i <= word.text.length; i += 1) {
    const code = i < word.text.length ? word.text.charCodeAt(i) : 0x2d;
    if (code !== 0x2d && code !== 0x2010 && code !== 0x2011) continue;
    if (i > from) yield { start: word.start + from, end: word.start + i, text: word.text.slice(from, i) };
    from = i + 1;
  }
}
