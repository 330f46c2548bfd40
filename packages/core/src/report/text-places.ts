import type { OffsetEncoding } from "../contracts/explainability.ts";
import { indexCodePoints } from "../text/positions/code-points.ts";
import { normaliseOffset } from "./normalise-offset.ts";

/** A half-open place in UTF-16 code units. */
export type Place = { readonly start: number; readonly end: number };

/** Turns the offsets of agents into places of one text. */
export type TextPlaces = {
  readonly text: string;
  /** The place two raw offsets name: swapped, clamped and widened to whole graphemes; null without both ends. */
  place(start: unknown, end: unknown): Place | null;
  /** Offset in code points, as ids count. */
  toCodePoint(offset: number): number;
  /** Length in code points. */
  readonly codePoints: number;
};

/** Prepares a text for any number of lookups: linear once, then logarithmic at most. */
export function textPlaces(text: string, encoding: OffsetEncoding): TextPlaces {
  const index = indexCodePoints(text);
  let boundaries: Uint8Array | undefined;

  function toUtf16(offset: number): number {
    return encoding === "unicode" ? index.toUtf16(offset) : Math.min(Math.max(offset, 0), text.length);
  }

  function isBoundary(offset: number): boolean {
    if (offset <= 0 || offset >= text.length) return true;
    const before = text.charCodeAt(offset - 1);
    const after = text.charCodeAt(offset);
    if (standsAlone(before) && standsAlone(after)) return !(before === 0x0d && after === 0x0a);
    // Asking the segmenter place by place costs a run of text each time; one pass over all of it stays linear.
    boundaries ??= graphemeStarts(text);
    return boundaries[offset] === 1;
  }

  return {
    text,
    codePoints: index.length,
    toCodePoint: (offset) => index.toCodePoint(offset),
    place(start, end) {
      const first = normaliseOffset(start);
      const second = normaliseOffset(end);
      if (first === null || second === null) return null;
      let from = toUtf16(Math.min(first, second));
      let to = toUtf16(Math.max(first, second));
      const empty = from === to;
      while (!isBoundary(from)) from -= 1;
      if (empty) to = from;
      while (!isBoundary(to)) to += 1;
      return { start: from, end: to };
    },
  };
}

/** Characters that never join a neighbour of this kind: Latin, Greek, Cyrillic, Armenian, dashes and quotes, Chinese. */
function standsAlone(code: number): boolean {
  return (
    code < 0x300 ||
    (code >= 0x370 && code <= 0x482) ||
    (code >= 0x48a && code <= 0x58f) ||
    (code >= 0x2010 && code <= 0x2027) ||
    (code >= 0x4e00 && code <= 0x9fff)
  );
}

function graphemeStarts(text: string): Uint8Array {
  const starts = new Uint8Array(text.length + 1);
  for (const { index } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) starts[index] = 1;
  starts[text.length] = 1;
  return starts;
}
