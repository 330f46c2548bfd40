import { EXTEND, flagsAt, isBlankAt, PICTOGRAPH } from "../characters.ts";
import type { Scan } from "./scan.ts";
import { isClosingBracket, isLineBreak, isQuote, isTerminator } from "./signs.ts";

/** What closes together with a stop. */
interface Closers {
  readonly end: number;
  readonly quote: boolean;
  readonly bracket: boolean;
  readonly pictograph: boolean;
}

/** Reads closing quotes, brackets, signs of emphasis, note numbers and pictographs that belong to the sentence before the offset. */
export function afterClosers(scan: Scan, from: number): Closers {
  const { text, quotes } = scan;
  let end = from;
  let quote = false;
  let bracket = false;
  for (;;) {
    const code = text.charCodeAt(end);
    if (isClosingBracket(code)) {
      bracket = true;
      end += 1;
    } else if (isQuote(code) && quotes.closes(text, end)) {
      quotes.pass(text, end);
      quote = true;
      end += 1;
    } else if ((quote || bracket) && isTerminator(code)) {
      end += 1;
    } else if (afterEmphasis(text, end) > end) {
      end = afterEmphasis(text, end);
    } else {
      const note = mayBeNote(code) ? afterNote(text, end) : end;
      const spaced = note > end ? note : afterSpacedCloser(scan, end);
      if (spaced === end) break;
      if (note === end) {
        if (isClosingBracket(text.charCodeAt(spaced - 1)) || text.startsWith("-rrb-", spaced - 5)) bracket = true;
        else quote = true;
      }
      end = spaced;
    }
  }
  const pictures = afterPictographs(text, end);
  return { end: pictures, quote, bracket, pictograph: pictures > end };
}

/** `**Yes.** The hall …`: Markdown's signs of emphasis, where they close what the stop ends. */
function afterEmphasis(text: string, from: number): number {
  const sign = text.charCodeAt(from);
  if (sign !== 0x2a && sign !== 0x5f) return from;
  let end = from + 1;
  while (end < from + 3 && text.charCodeAt(end) === sign) end += 1;
  return standsAlone(text, end) || isClosingBracket(text.charCodeAt(end)) ? end : from;
}

/** `[12]`, `[^1]`, `【2†source】`, `<sup>1</sup>` and raised figures directly behind a stop point at a note. */
const NOTE = /\[\d{1,4}\]|\[\^[^\]\s]{1,20}\]|【[^】\n]{1,80}】|<sup>[^<\n]{1,20}<\/sup>|[¹²³⁰⁴-⁹]{1,4}/uy;

function mayBeNote(code: number): boolean {
  return code === 0x5b || code === 0x3c || code > 0xb1;
}

function afterNote(text: string, from: number): number {
  NOTE.lastIndex = from;
  return NOTE.test(text) ? NOTE.lastIndex : from;
}

/** In tokenised text closers stand apart: `home . ''`, `home . -rrb-`, `« No. »`. */
function afterSpacedCloser(scan: Scan, from: number): number {
  const { text, quotes } = scan;
  const code = text.charCodeAt(from);
  if (code !== 0x20 && code !== 0xa0 && code !== 0x202f) return from;
  const at = from + 1;
  const sign = text.charCodeAt(at);
  if (isClosingBracket(sign)) return at + 1;
  if (text.startsWith("''", at) && standsAlone(text, at + 2)) return at + 2;
  if (text.startsWith("-rrb-", at) || text.startsWith("-RRB-", at)) return at + 5;
  const apart = isQuote(sign) && sign !== 0x27 && sign !== 0x60 && standsAlone(text, at + 1);
  if (apart && quotes.closes(text, at)) {
    quotes.pass(text, at);
    return at + 1;
  }
  return from;
}

function standsAlone(text: string, end: number): boolean {
  return end >= text.length || isBlankAt(text, end) || isTerminator(text.charCodeAt(end));
}

/** Pictographs behind a stop comment on the sentence they follow. */
function afterPictographs(text: string, from: number): number {
  let end = from;
  for (let i = from; i < text.length; ) {
    const flags = flagsAt(text, i);
    if ((flags & PICTOGRAPH) !== 0) {
      i += text.codePointAt(i)! > 0xffff ? 2 : 1;
      end = i;
    } else if (end > from && end === i && (flags & EXTEND) !== 0) {
      i += text.codePointAt(i)! > 0xffff ? 2 : 1;
      end = i;
    } else if (isBlankAt(text, i) && !isLineBreak(text.charCodeAt(i)) && i - end < 4) i += 1;
    else break;
  }
  return end;
}
