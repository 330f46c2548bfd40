import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  indexCodePoints,
  indexLines,
  isGraphemeBoundary,
  sliceSpan,
  snapToGraphemes,
  snapToWords,
  tokenizeWords,
} from "../index.ts";

const pieces = [
  "a",
  "Z",
  " ",
  "\n",
  "\r",
  "\r\n",
  "é",
  "e\u0301",
  "\u0301",
  "😀",
  "👨‍👩‍👧",
  "🇩🇪",
  "\ud83d",
  "\ude00",
  "한",
  "\u1100",
  "\u0600",
  ".",
  "'",
  "-",
  "1",
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
);

describe("indexCodePoints", () => {
  it("agrees with counting code points, lone surrogates included", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const index = indexCodePoints(text);
        const points = Array.from(text);
        expect(index.length).toBe(points.length);
        let utf16 = 0;
        for (const [k, point] of points.entries()) {
          expect(index.toUtf16(k)).toBe(utf16);
          for (let inside = 0; inside < point.length; inside += 1) expect(index.toCodePoint(utf16 + inside)).toBe(k);
          utf16 += point.length;
        }
        expect(index.toUtf16(points.length)).toBe(text.length);
        expect(index.toCodePoint(text.length)).toBe(points.length);
      }),
      { numRuns: 2000 },
    );
  });

  it("clamps offsets outside the text", () => {
    const index = indexCodePoints("a😀b");
    expect([index.toCodePoint(-1), index.toCodePoint(99), index.toUtf16(-1), index.toUtf16(99)]).toEqual([0, 3, 0, 4]);
  });
});

describe("graphemes", () => {
  it("knows every boundary a full segmentation knows", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(anyText, (text) => {
        const starts = new Set(Array.from(segmenter.segment(text), ({ index }) => index)).add(text.length);
        for (let offset = 0; offset <= text.length; offset += 1) {
          expect(isGraphemeBoundary(text, offset), `${offset} of ${JSON.stringify(text)}`).toBe(starts.has(offset));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("widens a range to whole graphemes, never narrows it", () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), fc.nat(40), (text, a, b) => {
        const start = Math.min(a, text.length);
        const end = Math.min(start + b, text.length);
        const snapped = snapToGraphemes(text, start, end);
        expect(snapped.start).toBeLessThanOrEqual(start);
        if (end > start) expect(snapped.end).toBeGreaterThanOrEqual(end);
        expect(isGraphemeBoundary(text, snapped.start)).toBe(true);
        expect(isGraphemeBoundary(text, snapped.end)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes a sign that an emoji is joined with for a part of it", () => {
    const text = "a👩\u200d©b";
    expect(snapToGraphemes(text, 1, 2)).toEqual({ start: 1, end: text.length - 1 });
  });

  it("cuts a family emoji whole", () => {
    const text = "a👨‍👩‍👧b";
    expect(sliceSpan(text, 2, 4)).toEqual({ start: 1, end: text.length - 1, text: "👨‍👩‍👧" });
  });
});

describe("indexLines", () => {
  it("counts LF, CR LF and CR, in UTF-16 columns", () => {
    const lines = indexLines("ab\ncd\r\n😀x\ry");
    expect(lines.lineCount).toBe(4);
    expect(lines.positionAt(0)).toEqual({ line: 1, column: 1 });
    expect(lines.positionAt(2)).toEqual({ line: 1, column: 3 });
    expect(lines.positionAt(3)).toEqual({ line: 2, column: 1 });
    expect(lines.positionAt(9)).toEqual({ line: 3, column: 3 });
    expect(lines.positionAt(99)).toEqual({ line: 4, column: 2 });
  });

  it("finds the way back from any offset", () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, a) => {
        const offset = Math.min(a, text.length);
        const lines = indexLines(text);
        const { line, column } = lines.positionAt(offset);
        expect(lines.offsetAt(line, column)).toBe(offset);
      }),
    );
  });
});

describe("snapToWords", () => {
  it("widens to whole words and agrees with the tokeniser", () => {
    expect(snapToWords("the 1.500 men", 6, 11)).toEqual({ start: 4, end: 13 });
    fc.assert(
      fc.property(anyText, fc.nat(40), fc.nat(40), (text, a, b) => {
        const start = Math.min(a, text.length);
        const snapped = snapToWords(text, start, Math.min(start + b, text.length));
        for (const word of tokenizeWords(text)) {
          for (const edge of [snapped.start, snapped.end]) expect(edge > word.start && edge < word.end).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
