import { startsInsidePair } from "../characters.ts";
import { graphemesOf } from "./grapheme-segmenter.ts";
import type { Range } from "./range.ts";

/** True when a cut at the offset splits no grapheme (and so no surrogate pair). */
export function isGraphemeBoundary(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  if (before < 0x300 && after < 0x300) return !(before === 0x0d && after === 0x0a);
  if (startsInsidePair(text, offset)) return false;
  const start = contextStart(text, offset);
  const found = graphemesOf(text.slice(start, contextEnd(text, offset))).containing(offset - start);
  return found === undefined || found.index === offset - start;
}

/** Widens a range to whole graphemes, clamped to the text. */
export function snapToGraphemes(text: string, start: number, end: number): Range {
  let from = Math.min(Math.max(start, 0), text.length);
  let to = Math.min(Math.max(end, from), text.length);
  const empty = from === to;
  if (!isGraphemeBoundary(text, from)) from = graphemeAt(text, from).start;
  if (empty) return { start: from, end: from };
  if (!isGraphemeBoundary(text, to)) to = graphemeAt(text, to).end;
  return { start: from, end: to };
}

function graphemeAt(text: string, offset: number): Range {
  const start = contextStart(text, offset);
  const found = graphemesOf(text.slice(start, contextEnd(text, offset))).containing(offset - start);
  if (found === undefined) return { start: offset, end: offset };
  return { start: start + found.index, end: start + found.index + found.segment.length };
}

/** The nearest place at or before the offset where a grapheme surely starts: between two characters below U+0300. */
function contextStart(text: string, offset: number): number {
  let i = offset;
  while (i > 0 && !(text.charCodeAt(i) < 0x300 && text.charCodeAt(i - 1) < 0x300 && text.charCodeAt(i) !== 0x0a))
    i -= 1;
  return i;
}

/** The next place where one surely ends: "©" is below U+0300 and may still be the last part of a joined emoji. */
function contextEnd(text: string, offset: number): number {
  let i = offset + 1;
  while (
    i < text.length &&
    !(text.charCodeAt(i) < 0x300 && text.charCodeAt(i - 1) < 0x300 && text.charCodeAt(i) !== 0x0a)
  )
    i += 1;
  return i;
}
