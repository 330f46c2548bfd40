import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../../languages/pack-of.ts";
import { readSourceText } from "../source-text.ts";
import { countWindows } from "./window-counts.ts";

const sentence = fc.array(fc.constantFrom("harbour", "bridge", "ferry", "toll", "pier", "the", "of"), {
  minLength: 1,
  maxLength: 8,
});

test("counts the stems of windows as sets of them would", () => {
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (sentences) => {
      const source = readSourceText(sentences.map((words) => `Today ${words.join(" ")}.`).join(" "), packOf("en"));
      const { sizeOf, echoesOf } = countWindows(source);
      const stemsOf = (first: number, end: number) =>
        new Set(
          source.words
            .filter((word) => !word.stop && word.sentence >= first && word.sentence < end)
            .map((word) => word.stem),
        );
      const count = source.sentences.length;
      for (let length = 1; length <= 3; length += 1) {
        for (let first = 0; first + length <= count; first += 1) {
          const window = stemsOf(first, first + length);
          expect(sizeOf(first, length)).toBe(window.size);
          const elsewhere = new Set([...stemsOf(0, first), ...stemsOf(first + length, count)]);
          const echoes = [...window].filter((stem) => elsewhere.has(stem)).length;
          expect(echoesOf(first, length)).toBeGreaterThanOrEqual(echoes);
        }
      }
    }),
  );
});
