import { expect, test } from "vitest";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { packOf } from "../../languages/pack-of.ts";
import { memoizeWords } from "./memoize-words.ts";

test("a word is read once in each language", () => {
  const read: string[] = [];
  const lengthOf = memoizeWords((word, language) => {
    read.push(`${language.code} ${word}`);
    return word.length;
  });
  expect([lengthOf("Haus", packOf("de")), lengthOf("Haus", packOf("de")), lengthOf("Haus", packOf("en"))]).toEqual([
    4, 4, 4,
  ]);
  expect(read).toEqual(["de Haus", "en Haus"]);
});

test("a language that is not registered has a memory of its own", () => {
  const stemOf = memoizeWords((word, language) => language.words.stem(word));
  const { words } = packOf("en");
  const toy: LanguagePack = { ...packOf("en"), words: { ...words, stem: (word) => word.slice(0, 1) } };
  expect([stemOf("houses", packOf("en")), stemOf("houses", toy), stemOf("houses", packOf("en"))]).toEqual([
    "hous",
    "h",
    "hous",
  ]);
});

test("the memory forgets before it grows without bound, and its answers stay the same", () => {
  let reads = 0;
  const self = memoizeWords((word) => {
    reads += 1;
    return word;
  });
  for (let i = 0; i < 20_000; i += 1) expect(self(`word${i}`, packOf("en"))).toBe(`word${i}`);
  expect(self("word0", packOf("en"))).toBe("word0");
  expect(reads).toBe(20_001);
});

test("very long words are read anew each time", () => {
  let reads = 0;
  const count = memoizeWords(() => {
    reads += 1;
    return reads;
  });
  const long = "x".repeat(33);
  expect([count(long, packOf("en")), count(long, packOf("en"))]).toEqual([1, 2]);
});
