import type { OffsetEncoding, Span } from "../contracts/explainability.ts";
import type { IndexedText } from "../text/indexed-text.ts";
import { graphemesOf } from "../text/positions/grapheme-segmenter.ts";
import { normaliseOffset } from "./normalise-offset.ts";

/** Turns the offsets of agents into places of one text. */
export type TextPlaces = {
  readonly text: string;
  /** The place two raw offsets name: swapped, clamped and widened to whole graphemes; null without both ends. */
  span(start: unknown, end: unknown): Span | null;
  /** Offset in code points, as ids count. */
  toCodePoint(offset: number): number;
};

/** Prepares a text for any number of lookups: linear once, then logarithmic at most. */
export function textPlaces(indexed: IndexedText, encoding: OffsetEncoding): TextPlaces {
  const { text } = indexed;
  let graphemes: GraphemeStarts | undefined;

  function toUtf16(offset: number): number {
    return encoding === "unicode" ? indexed.codePoints.toUtf16(offset) : Math.min(Math.max(offset, 0), text.length);
  }

  function isBoundary(offset: number): boolean {
    if (offset <= 0 || offset >= text.length) return true;
    const before = text.charCodeAt(offset - 1);
    const after = text.charCodeAt(offset);
    if (standsAlone(before) && standsAlone(after)) return !(before === 0x0d && after === 0x0a);
    graphemes ??= new GraphemeStarts(text);
    return graphemes.has(offset);
  }

  return {
    text,
    toCodePoint: (offset) => indexed.codePoints.toCodePoint(offset),
    span(start, end) {
      const first = normaliseOffset(start);
      const second = normaliseOffset(end);
      if (first === null || second === null) return null;
      let from = toUtf16(Math.min(first, second));
      let to = toUtf16(Math.max(first, second));
      const empty = from === to;
      while (!isBoundary(from)) from -= 1;
      if (empty) to = from;
      while (!isBoundary(to)) to += 1;
      return { start_char: from, end_char: to, text: text.slice(from, to) };
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

/**
 * Where the graphemes of a text start. Asking the segmenter place by place costs a run of text each time; one pass stays
 * linear, and goes no further than somebody asked.
 */
class GraphemeStarts {
  readonly #starts: Uint8Array;
  readonly #left: Iterator<Intl.SegmentData>;
  #known = -1;

  constructor(text: string) {
    this.#starts = new Uint8Array(text.length + 1);
    this.#left = graphemesOf(text)[Symbol.iterator]();
  }

  has(offset: number): boolean {
    while (this.#known < offset) {
      const { done, value } = this.#left.next();
      this.#known = done ? this.#starts.length : value.index;
      if (!done) this.#starts[value.index] = 1;
    }
    return this.#starts[offset] === 1;
  }
}
