import { DIGIT, flagsAt, isBlankAt, LETTER, LOWER } from "../characters.ts";
import { isBullet, isLineBreak } from "./signs.ts";

/** Lines up to this width can be wrapped text; longer ones are paragraphs. */
const WIDEST_WRAP = 120;
const NARROWEST_WRAP = 30;

/** Tells line breaks that end something (paragraph, heading, list item) from those that only wrap a sentence. */
export class LineBreaks {
  readonly #text: string;
  readonly #caseless: boolean;
  readonly #stopWords: ReadonlySet<string>;
  #blockEnd = -1;
  #blockWidth = 0;
  #isList = false;
  #lineStart = 0;

  constructor(text: string, caseless: boolean, stopWords: ReadonlySet<string>) {
    this.#text = text;
    this.#caseless = caseless;
    this.#stopWords = stopWords;
  }

  /** Decides for the white space `[start, next)` that begins with a line break. Call in order of the text. */
  isCut(start: number, next: number): boolean {
    if (start >= this.#blockEnd) this.#measureBlock(start);
    const width = start - this.#lineStart;
    const heading = this.#text.charCodeAt(this.#lineStart) === 0x23;
    const breaks = countBreaks(this.#text, start, next);
    let first = next;
    while (first > start && !isLineBreak(this.#text.charCodeAt(first - 1))) first -= 1;
    this.#lineStart = first;
    if (breaks > 1 || heading || startsItem(this.#text, next)) return true;
    const flags = flagsAt(this.#text, next);
    if (isContinuation(this.#text.charCodeAt(next))) return false;
    if ((flags & LOWER) !== 0 && !this.#caseless) return false;
    if (this.#isList) return true;
    if ((flags & DIGIT) !== 0 && isOpen(this.#text, start, this.#stopWords)) return false;
    const wrapped = this.#blockWidth <= WIDEST_WRAP && this.#blockWidth >= NARROWEST_WRAP;
    return !(wrapped && width + 1 + wordLength(this.#text, next) > this.#blockWidth);
  }

  /** Reads the block (lines without an empty one between them) around the offset, once: how wide it is, and if it is a list. */
  #measureBlock(offset: number): void {
    const text = this.#text;
    const lines: Line[] = [];
    let start = this.#lineStart;
    let i = this.#lineStart;
    for (; i < text.length; i += 1) {
      if (!isLineBreak(text.charCodeAt(i))) continue;
      const blank = i === start || (i === start + 1 && text.charCodeAt(start) === 0x0d);
      if (blank && i > offset) break;
      if (!blank) lines.push({ start, end: i });
      start = i + 1;
    }
    if (i > start) lines.push({ start, end: i });
    this.#blockWidth = lines.reduce((widest, line) => Math.max(widest, line.end - line.start), 0);
    this.#blockEnd = i;
    this.#isList = !this.#caseless && isList(text, lines, this.#blockWidth);
  }
}

interface Line {
  readonly start: number;
  readonly end: number;
}

/** "Label: value" line by line, records, or lines that all begin large and mostly end before they are full. */
function isList(text: string, lines: readonly Line[], width: number): boolean {
  if (lines.length < 2) return false;
  const labelled = lines.filter(({ start, end }) => LABEL.test(text.slice(start, Math.min(end, start + 80)))).length;
  // The first line may be a heading.
  if (labelled >= 2 && labelled >= lines.length - 1) return true;
  if (lines.length < 3 || lines.some(({ start }) => (flagsAt(text, start) & LOWER) !== 0)) return false;
  const isHeaded = text[lines[0]!.end - 1] === ":";
  const records = isHeaded ? lines.slice(1) : lines;
  if (records.every(({ start, end }) => RECORD.test(text.slice(start, Math.min(end, start + 200))))) return true;
  const breaks = lines.slice(0, -1);
  const short = breaks.filter(
    (line, at) => line.end - line.start + 1 + wordLength(text, lines[at + 1]!.start) <= width,
  );
  return short.length * 2 >= breaks.length;
}

/** "Flat 4, 2 rooms, 54 m²": parts with a number among them, and no end of a sentence. */
const RECORD = /^(?=[^\d]*\d)[^,;|–—]{1,60}[,;|–—].*[^.!?\s]\s*$/u;
const LABEL = /^[^:.!?]{1,60}: \S/u;

function countBreaks(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    if (!isLineBreak(code)) continue;
    if (code === 0x2029) count += 1;
    if (code === 0x0d && text.charCodeAt(i + 1) === 0x0a) i += 1;
    count += 1;
  }
  return count;
}

/** Bullets, `1.`, `2)`, `a)`, `#`, `>` and `|` start a line of their own. */
function startsItem(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x23 || code === 0x3e || code === 0x7c) return true;
  if (isBullet(code)) return isBlankAt(text, at + 1);
  let i = at;
  while (i - at < 3 && (flagsAt(text, i) & DIGIT) !== 0) i += 1;
  if (i > at) return /^[.)] \S/.test(text.slice(i, i + 3)) && (flagsAt(text, i + 2) & LOWER) === 0;
  return (flagsAt(text, at) & LETTER) !== 0 && text.charCodeAt(at + 1) === 0x29;
}

/** "The fee is" on the line before a number: a small function word ends no line. */
function isOpen(text: string, end: number, stopWords: ReadonlySet<string>): boolean {
  const word = /(?<=\s)\p{Ll}{1,20}$/u.exec(text.slice(Math.max(0, end - 21), end))?.[0];
  return word !== undefined && stopWords.has(word);
}

function isContinuation(code: number): boolean {
  return code === 0x2c || code === 0x3b || code === 0x3a || code === 0x29 || code === 0x5d || code === 0x2e;
}

function wordLength(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < WIDEST_WRAP && !isBlankAt(text, end)) end += 1;
  return end - at;
}
