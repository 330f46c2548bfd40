import { expect, it } from "vitest";
import { locateWords } from "./locate-words.ts";

it.each([
  ["Costs rose 12%, revenue 2%.", "2%", 24],
  ["Hannah met Ann.", "Ann", 11],
  ["In 2015 it was 5.", "5", 15],
  ["Hannah left.", "Ann", undefined],
  ["anything", "", undefined],
])("%s: %s stands at %s", (text, words, start) => {
  expect(locateWords(text, words)?.start).toBe(start);
});

it("looks between two offsets", () => {
  expect(locateWords("one two one two", "one", 1)).toEqual({ start: 8, end: 11 });
  expect(locateWords("one two one two", "one", 1, 10)).toBeUndefined();
});
