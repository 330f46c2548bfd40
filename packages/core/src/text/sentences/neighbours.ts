import { DIGIT, flagsAt, isBlankAt, LETTER } from "../characters.ts";
import { isClosingBracket, isDash, isOpeningBracket, isQuote } from "./signs.ts";

/** The longest span looked at on either side of a stop; keeps hostile input linear. */
const REACH = 40;

/** The token directly before an offset, without opening quotes and brackets. */
export interface TokenBefore {
  readonly start: number;
  readonly text: string;
}

/** Reads the token that ends at the offset; empty when white space stands there. */
export function tokenBefore(text: string, end: number, floor: number): TokenBefore {
  const limit = Math.max(floor, end - REACH, 0);
  let start = end;
  while (start > limit) {
    const code = text.charCodeAt(start - 1);
    if (isOpeningBracket(code) || isBlankAt(text, start - 1)) break;
    if (isQuote(code) && code !== 0x27 && code !== 0x2019) break;
    start -= 1;
  }
  while (start < end && (flagsAt(text, start) & (LETTER | DIGIT)) === 0) start += 1;
  return { start, text: text.slice(start, end) };
}

/** What comes behind a stop. */
export interface TokenAfter {
  /** Offset of the first character that is no opening sign. */
  readonly at: number;
  readonly flags: number;
  /** The letters from there on. */
  readonly word: string;
  /** Opening quotes, brackets or ¿ ¡ stand before the word. */
  readonly opened: boolean;
  /** A dash stands before the word. */
  readonly dashed: boolean;
}

/** Reads the token at or behind the offset, past opening signs. */
export function tokenAfter(text: string, from: number): TokenAfter {
  let at = from;
  let opened = false;
  let dashed = false;
  for (let steps = 0; steps < 8; steps += 1) {
    const code = text.charCodeAt(at);
    if (isQuote(code) || isOpeningBracket(code) || code === 0xbf || code === 0xa1) {
      opened = true;
      at += 1;
    } else if (text.startsWith("-lrb-", at) || text.startsWith("-LRB-", at)) {
      opened = true;
      at += 5;
    } else if (isDash(code)) {
      dashed = true;
      at += 1;
    } else if (at > from && isBlankAt(text, at)) at += 1;
    else break;
  }
  return { at, flags: flagsAt(text, at), word: wordAt(text, at), opened, dashed };
}

/** The letters from an offset on. */
function wordAt(text: string, at: number): string {
  let end = at;
  while (end - at < REACH && (flagsAt(text, end) & LETTER) !== 0) end += 1;
  return text.slice(at, end);
}

/** The word before the token that starts at the offset, in small letters; empty at a sentence start or behind a comma. */
export function wordBefore(text: string, tokenStart: number, floor: number): string {
  let end = tokenStart;
  while (end > floor && tokenStart - end < 3 && isBlankAt(text, end - 1)) end -= 1;
  let start = end;
  while (start > floor && end - start < REACH && (flagsAt(text, start - 1) & LETTER) !== 0) start -= 1;
  return text.slice(start, end).toLowerCase();
}

/** The next few words from an offset on, in small letters, up to any punctuation. */
export function wordsFrom(text: string, from: number, count: number): string[] {
  const words: string[] = [];
  let at = from;
  while (words.length < count) {
    const word = wordAt(text, at);
    if (word === "") break;
    words.push(word.toLowerCase());
    at += word.length;
    const code = text.charCodeAt(at);
    // Hyphenated names and abbreviated given names do not end the search.
    if (code === 0x2e && word.length === 1) at += 1;
    else if (code === 0x2d || code === 0x27 || code === 0x2019) {
      at += 1;
      continue;
    } else if (isClosingBracket(code)) break;
    if (!isBlankAt(text, at)) break;
    at += 1;
  }
  return words;
}
