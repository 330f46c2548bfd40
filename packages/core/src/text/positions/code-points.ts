/** Converts offsets between UTF-16 code units (ours) and code points (Python producers). */
export interface CodePointIndex {
  /** Length of the text in code points. */
  readonly length: number;
  /** Code-point offset of a UTF-16 offset; an offset inside a surrogate pair counts as the pair's start. */
  toCodePoint(utf16: number): number;
  /** UTF-16 offset of a code-point offset. */
  toUtf16(codePoint: number): number;
}

/** Builds the index of a text in linear time; lookups take O(log n), and O(1) in text without astral characters. */
export function indexCodePoints(text: string): CodePointIndex {
  const starts = pairStarts(text);
  const length = text.length - starts.length;
  return {
    length,
    toCodePoint(utf16) {
      const offset = clamp(utf16, text.length);
      if (starts.length === 0) return offset;
      // Each pair begun before the offset makes the count one smaller: its end is one code point, not two, and an
      // offset inside it falls back to its start.
      return offset - countBefore(starts, (k) => starts[k]! < offset);
    },
    toUtf16(codePoint) {
      const offset = clamp(codePoint, length);
      // The k-th pair (0-based) starts at code point starts[k] - k.
      return offset + countBefore(starts, (k) => starts[k]! - k < offset);
    },
  };
}

const ASTRAL = /[\ud800-\udbff]/;

/** Where surrogate pairs start; the engine's own search settles the usual text, which has none. */
function pairStarts(text: string): Uint32Array {
  const starts: number[] = [];
  if (!ASTRAL.test(text)) return new Uint32Array(0);
  for (let i = 0; i + 1 < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0xd800 || code > 0xdbff) continue;
    const low = text.charCodeAt(i + 1);
    if (low < 0xdc00 || low > 0xdfff) continue;
    starts.push(i);
    i += 1;
  }
  return Uint32Array.from(starts);
}

/** How many leading entries fulfil a condition that, once false, stays false. */
function countBefore(starts: Uint32Array, holds: (k: number) => boolean): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function clamp(offset: number, length: number): number {
  return Math.min(Math.max(Math.trunc(offset) || 0, 0), length);
}
