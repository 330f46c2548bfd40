import { describe, expect, it } from "vitest";
import { IndexedText } from "../text/indexed-text.ts";
import { textPlaces } from "./text-places.ts";

describe("textPlaces", () => {
  it("cuts beside every character of the basic plane where the segmenter would", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    for (const neighbour of ["a", " ", "\r", "\n", "и", "—", "字", "\u0301", "\u200d"]) {
      const text = codes.map((code) => String.fromCharCode(code) + neighbour).join("");
      const starts = new Uint8Array(text.length + 1).fill(1, text.length);
      for (const { index } of segmenter.segment(text)) starts[index] = 1;
      const places = textPlaces(new IndexedText(text), "utf-16");
      let wrong = 0;
      for (let at = 0; at < text.length; at += 1) {
        const span = places.span(at, at + 1);
        if (span === null || starts[span.start_char] !== 1 || starts[span.end_char] !== 1) wrong += 1;
      }
      expect(wrong).toBe(0);
    }
  });
});
