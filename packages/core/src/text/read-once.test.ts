import { expect, test } from "vitest";
import { packOf } from "../languages/pack-of.ts";
import { readOnce } from "./read-once.ts";
import { type WrittenWord, writtenWord } from "./words/written-word.ts";

test("a reading is made once for each word and language, and readers do not mix", () => {
  const asked: string[] = [];
  const lengthOf = readOnce(({ text, language }: WrittenWord) => {
    asked.push(`${text} ${language.code}`);
    return text.length;
  });
  const firstLetterOf = readOnce(({ text }: WrittenWord) => text.charAt(0));
  for (let time = 0; time < 2; time += 1) {
    expect(firstLetterOf(writtenWord("harbour", packOf("en")))).toBe("h");
    expect(lengthOf(writtenWord("harbour", packOf("en")))).toBe(7);
    expect(lengthOf(writtenWord("harbour", packOf("de")))).toBe(7);
    expect(lengthOf(writtenWord("Hafen", packOf("de")))).toBe(5);
  }
  expect(asked).toEqual(["harbour en", "harbour de", "Hafen de"]);
});

test("words too long to be remembered are read all the same", () => {
  const lengthOf = readOnce(({ text }: WrittenWord) => text.length);
  expect(lengthOf(writtenWord("x".repeat(100), packOf("en")))).toBe(100);
});
