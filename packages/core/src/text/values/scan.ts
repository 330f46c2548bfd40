import type { LanguagePack } from "../../languages/language-pack.ts";
import { EXTEND, flagsAt, LETTER, pullsNext, SPACE } from "../characters.ts";
import { memoizeWord } from "../words/memoize-words.ts";
import { perLanguage } from "../words/per-language.ts";
import { foldWord } from "./fold-word.ts";
import { startsOf } from "./may-start.ts";

/** A run of letters, a run of ASCII digits, or one other character (white space is only remembered in flags). */
export type Token = {
  readonly kind: "word" | "digits" | "mark";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lower case without diacritics: the key for every word table. */
  readonly fold: string;
  /** Which values a word may start, as bits that `may-start.ts` knows; 0 for all that is no word. */
  readonly starts: number;
  /** Nothing stands between this token and the one before it. */
  readonly glued: boolean;
  /** The white space before this token is one plain, no-break or thin blank (a possible thousands separator). */
  readonly thinGap: boolean;
  /** White space before this token contains a line break. */
  readonly newLine: boolean;
};

/** One linear pass over the text; the offsets are UTF-16 positions in the original and never split a grapheme. */
export function scan(text: string, language: LanguagePack): Token[] {
  const tokens: Token[] = [];
  scanUpTo(text.length, text, language, tokens);
  return tokens;
}

/** Characters between two places to pause at. */
const STEP = 8000;

/** The same step by step. */
export function* scanSteps(text: string, language: LanguagePack): Generator<number, Token[]> {
  const tokens: Token[] = [];
  for (let end = STEP; end < text.length; end += STEP) {
    scanUpTo(end, text, language, tokens);
    yield STEP / 10;
  }
  scanUpTo(text.length, text, language, tokens);
  return tokens;
}

/** Goes on behind the last token until one reaches a place. */
function scanUpTo(place: number, text: string, language: LanguagePack, tokens: Token[]): void {
  const knownWord = wordReader(language);
  const length = text.length;
  let at = tokens.at(-1)?.end ?? 0;
  let gapStart = at;
  while (at < place) {
    const start = at;
    const code = text.charCodeAt(at);
    if (isBlank(text, code, at)) {
      at++;
      continue;
    }
    let kind: Token["kind"];
    if (isDigit(code)) {
      kind = "digits";
      do at++;
      while (at < length && isDigit(text.charCodeAt(at)));
    } else if (isLetterAt(text, at)) {
      kind = "word";
      do at += widthAt(text, at);
      while (at < length && (isLetterAt(text, at) || isExtendAt(text, at)));
    } else {
      kind = "mark";
      at += widthAt(text, at);
      // A sign that draws the next character into its own grapheme takes it along.
      if (at < length && pullsNext(text, start)) at += widthAt(text, at);
    }
    if (kind !== "word" && at < length && isExtendAt(text, at)) {
      // "5" with a combining sign is not the digit 5, and cutting there would split a grapheme.
      kind = "mark";
      do at += widthAt(text, at);
      while (at < length && isExtendAt(text, at));
    }
    const gap = start - gapStart;
    const word = kind === "word" ? knownWord(text, start, at) : unread(text.slice(start, at));
    tokens.push({
      kind,
      start,
      end: at,
      text: word.text,
      fold: word.fold,
      starts: word.starts,
      glued: gap === 0 && tokens.length > 0,
      thinGap: gap === 1 && isThin(text.charCodeAt(gapStart)),
      newLine: gap > 0 && hasLineBreak(text, gapStart, start),
    });
    gapStart = at;
  }
}

/** What the readers ask of a word, wherever it stands. */
const wordReader = perLanguage((language) =>
  memoizeWord((text) => {
    const fold = foldWord(text);
    return { text, fold, starts: startsOf(text, fold, language) };
  }),
);

/** What is no word starts no value by its letters. */
function unread(piece: string) {
  return { text: piece, fold: piece, starts: 0 };
}

function widthAt(text: string, at: number): 1 | 2 {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isBlank(text: string, code: number, at: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13) || code === 0xa0) return !isExtendAt(text, at + 1);
  return code > 0x7f && (flagsAt(text, at) & SPACE) !== 0 && !isExtendAt(text, at + 1);
}

function isThin(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 0x2009 || code === 0x202f;
}

function hasLineBreak(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return true;
  }
  return false;
}

function isExtendAt(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 0x300 && (flagsAt(text, at) & EXTEND) !== 0;
}

function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  // Ordinal signs are letters for Unicode but marks for us.
  if (code === 0xaa || code === 0xba) return false;
  return (flagsAt(text, at) & LETTER) !== 0;
}
