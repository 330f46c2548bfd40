import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { LANGUAGES, segmentSentences, tokenizeWords } from "../index.ts";
import { splitOnce, splitText } from "./split-text.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom("The ", "U.S", ". ", "ship-yard", "’s ", "5,000 ", "Monday.The", "\n", "é"), {
    maxLength: 30,
  }),
);

test("gives the sentences and their words, each cut from the text", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...LANGUAGES), (given, language) => {
      const text = typeof given === "string" ? given : given.join("");
      const split = splitText(text, packOf(language));
      const sentences = split.map(({ index, start, end, text: cut }) => ({ index, start, end, text: cut }));
      expect(sentences).toEqual(segmentSentences(text, packOf(language)));
      for (const sentence of split) {
        const words = tokenizeWords(sentence.text).map((word) => word.text);
        expect(sentence.words.map(({ written }) => written.text)).toEqual(words);
        for (const { start, end, written } of sentence.words) expect(text.slice(start, end)).toBe(written.text);
      }
    }),
  );
});

test("a text of an input is split once in each language", () => {
  const input = {};
  const split = splitOnce(input, "The bridge opened. It cost a lot.", packOf("en"));
  expect(splitOnce(input, "The bridge opened. It cost a lot.", packOf("en"))).toBe(split);
  expect(splitOnce(input, "The bridge opened.", packOf("en"))).toHaveLength(1);
  expect(splitOnce(input, "The bridge opened. It cost a lot.", packOf("de"))).not.toBe(split);
  expect(splitOnce({}, "The bridge opened. It cost a lot.", packOf("en"))).not.toBe(split);
});
