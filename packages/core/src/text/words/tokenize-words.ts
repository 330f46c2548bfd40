import { DIGIT, EXTEND, flagsAt, flagsOf, LETTER, startsInsidePair, UPPER } from "../characters.ts";
import type { Range } from "../positions/range.ts";
import type { TextSpan } from "../positions/spans.ts";

const WORD = LETTER | DIGIT | EXTEND;

/**
 * Splits a text into words and numbers. Compounds with hyphens or apostrophes, acronyms with dots (`U.S`), times and
 * numbers with separators (`1.500,25`) stay whole; punctuation and symbols are left out.
 */
export function tokenizeWords(text: string): TextSpan[] {
  const words: TextSpan[] = [];
  for (let word = nextWord(text, 0); word !== undefined; word = nextWord(text, word.end)) words.push(cut(text, word));
  return words;
}

/** A word together with its letters. */
export function cut(text: string, { start, end }: Range): TextSpan {
  return { start, end, text: text.slice(start, end) };
}

/** The first word that starts at the offset or behind it. */
export function nextWord(text: string, from: number): Range | undefined {
  for (let start = from; start < text.length; start += 1) {
    const code = text.charCodeAt(start);
    const flags = code >= 0xd800 && code <= 0xdfff ? flagsAt(text, start) : flagsOf(code);
    // A stray combining mark starts no word.
    if ((flags & (LETTER | DIGIT)) === 0 && code !== 0x5f) continue;
    let end = start + 1;
    // Behind a character of the word another one belongs to it; only signs need a closer look.
    while (end < text.length && (wordFlags(text, end) !== 0 || joins(text, end) || startsInsidePair(text, end)))
      end += 1;
    return { start, end };
  }
  return undefined;
}

/** Widens a range so that it starts and ends on word boundaries. */
export function snapToWords(text: string, start: number, end: number): Range {
  let from = Math.min(Math.max(start, 0), text.length);
  let to = Math.min(Math.max(end, from), text.length);
  const empty = from === to;
  while (isInsideWord(text, from)) from -= 1;
  if (empty) return { start: from, end: from };
  while (isInsideWord(text, to)) to += 1;
  return { start: from, end: to };
}

/** True when the characters before and after the offset belong to the same word. Looks at five characters at most. */
export function isInsideWord(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return false;
  const before = wordFlags(text, offset - 1);
  const after = wordFlags(text, offset);
  if (before !== 0 && after !== 0) return true;
  if (before !== 0) return joins(text, offset);
  if (after !== 0) return joins(text, offset - 1);
  return startsInsidePair(text, offset);
}

/** The flags of plain characters, which nearly all are. */
const PLAIN = Uint8Array.from({ length: 0x80 }, (_, code) => (code === 0x5f ? LETTER : flagsOf(code) & (WORD | UPPER)));

function wordFlags(text: string, offset: number): number {
  if (offset < 0 || offset >= text.length) return 0;
  const code = text.charCodeAt(offset);
  if (code < 0x80) return PLAIN[code]!;
  return (code >= 0xd800 && code <= 0xdfff ? flagsAt(text, offset) : flagsOf(code)) & (WORD | UPPER);
}

/** True when the sign at the offset ties the word characters around it into one word. */
function joins(text: string, offset: number): boolean {
  const before = wordFlags(text, offset - 1);
  const after = wordFlags(text, offset + 1);
  if (before === 0 || after === 0) return false;
  switch (text.charCodeAt(offset)) {
    case 0x27: // ' and its kin: don't, O'Neill, 1'500
    case 0x2019:
    case 0x02bc:
    case 0x2d: // - and hyphens: Baden-Württemberg, 26-year-old
    case 0x2010:
    case 0x2011:
    case 0xad: // soft hyphen
    case 0x200b: // zero-width space
    case 0x2060:
      return true;
    case 0x2e: // 1.500, U.S, p.m
      if ((before & after & DIGIT) !== 0) return true;
      return (before & after & LETTER) !== 0 && wordFlags(text, offset - 2) === 0 && wordFlags(text, offset + 2) === 0;
    case 0x2c: // 3,5
    case 0x3a: // 12:30
    case 0xa0: // 1 500 with a non-breaking blank
    case 0x2009:
    case 0x202f:
      return (before & after & DIGIT) !== 0;
    case 0x26: // AT&T
      return (before & after & UPPER) !== 0;
    default:
      return false;
  }
}
