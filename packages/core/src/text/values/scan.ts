import { foldWord } from "./fold-word.ts";

/** A run of letters, a run of ASCII digits, or one other character (space is only remembered as `gap`). */
export type Token = {
  readonly kind: "word" | "digits" | "mark";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lower case without diacritics: the key for every word table. */
  readonly fold: string;
  /** Nothing stands between this token and the one before it. */
  readonly glued: boolean;
  /** The white space before this token is one plain, no-break or thin blank (a possible thousands separator). */
  readonly thinGap: boolean;
  /** White space before this token contains a line break. */
  readonly newLine: boolean;
};

const letter = /[\p{L}\p{M}]/u;
const blank = /\s/u;

/** One linear pass over the text; the offsets are UTF-16 positions in the original. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  const length = text.length;
  let at = 0;
  let gapStart = 0;
  while (at < length) {
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
      do at += text.codePointAt(at)! > 0xffff ? 2 : 1;
      while (at < length && isLetterAt(text, at));
    } else {
      kind = "mark";
      at += text.codePointAt(at)! > 0xffff ? 2 : 1;
    }
    const gap = start - gapStart;
    const piece = text.slice(start, at);
    tokens.push({
      kind,
      start,
      end: at,
      text: piece,
      fold: kind === "word" ? foldWord(piece) : piece,
      glued: gap === 0 && tokens.length > 0,
      thinGap: gap === 1 && isThin(text.charCodeAt(gapStart)),
      newLine: gap > 0 && text.slice(gapStart, start).includes("\n"),
    });
    gapStart = at;
  }
  return tokens;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isBlank(text: string, code: number, at: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13) || code === 0xa0) return true;
  return code > 0x7f && blank.test(text.charAt(at));
}

function isThin(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 0x2009 || code === 0x202f;
}

function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  // Ordinal and degree signs are letters for Unicode but marks for us.
  if (code === 0xaa || code === 0xba) return false;
  if (code >= 0xc0 && code <= 0x24f) return code !== 0xd7 && code !== 0xf7;
  return letter.test(String.fromCodePoint(text.codePointAt(at)!));
}
