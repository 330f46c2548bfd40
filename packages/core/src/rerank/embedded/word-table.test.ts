import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenizeWords } from "../../text/index.ts";
import { createWordTable } from "./word-table.ts";

const pieces = fc.constantFrom(
  "data",
  "Data",
  "internationally",
  "nationally",
  "a",
  "don't",
  "co-op",
  "1.500,25",
  "U.S.",
  "(x)",
  "ü",
  "é",
  "_",
  "-",
  "'",
  " ",
  " ",
  "\u00a0",
  "1",
  ",",
  ".",
  "\n",
);
const texts = fc.array(
  fc.oneof(
    fc.array(pieces).map((list) => list.join("")),
    fc.string({ unit: "binary" }),
  ),
  { maxLength: 8 },
);

test("finds the words of the tokenizer, whatever the text", () => {
  fc.assert(
    fc.property(texts, (list) => {
      const spellings: string[] = [];
      const table = createWordTable((spelling) => spellings.push(spelling));
      for (const text of list) {
        const count = table.scan(text);
        const found = [...table.found.subarray(0, count)].map((word) => spellings[word]!);
        const expected = tokenizeWords(text).flatMap(({ text: word }) => word.split(/[-\u2010\u2011]/).filter(Boolean));
        expect(found).toEqual(expected);
      }
      expect(new Set(spellings).size).toBe(spellings.length);
    }),
    { numRuns: 500 },
  );
});

test("stays right when it grows", () => {
  const spellings: string[] = [];
  const table = createWordTable((spelling) => spellings.push(spelling));
  const text = Array.from({ length: 20_000 }, (_, i) => `w${i % 9000}`).join(" ");
  expect(table.scan(text)).toBe(20_000);
  expect(spellings.length).toBe(9000);
  table.found.subarray(0, 20_000).forEach((word, at) => {
    if (spellings[word] !== `w${at % 9000}`) throw new Error(`word ${at} is ${spellings[word]}`);
  });
});
