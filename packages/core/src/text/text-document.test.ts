import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packOf } from "../languages/pack-of.ts";
import { analyse, findNames, findValues, LANGUAGES, segmentSentences, textPairOf, tokenizeWords } from "./index.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom("The ", "U.S", ". ", "ship-yard", "’s ", "5,000 ", "Monday.The", "\n", "é"), {
    maxLength: 30,
  }),
);

describe("analyse", () => {
  it("gives the sentences and their words, each cut from the text", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (given, language) => {
        const text = typeof given === "string" ? given : given.join("");
        const document = analyse(text, packOf(language));
        const sentences = document.sentences.map(({ index, start_char, end_char, text: cut }) => ({
          index,
          start_char,
          end_char,
          text: cut,
        }));
        expect(sentences).toEqual(segmentSentences(text, packOf(language)));
        for (const sentence of document.sentences) {
          const words = tokenizeWords(sentence.text).map((word) => word.text);
          expect(sentence.tokens.map((token) => token.text)).toEqual(words);
          for (const { start, end, text: word } of sentence.tokens) expect(text.slice(start, end)).toBe(word);
        }
        expect(document.tokens).toEqual(document.sentences.flatMap(({ tokens }) => tokens));
      }),
    );
  });

  it("tells content from function words, and where a clause pauses", () => {
    const tokens = analyse("The mayor’s plan, she said, costs a lot", packOf("en")).tokens;
    expect(tokens.filter(({ isContent }) => isContent).map(({ lower }) => lower)).toEqual([
      "mayor's",
      "plan",
      "said",
      "costs",
      "lot",
    ]);
    expect(tokens.filter(({ breakAfter }) => breakAfter).map(({ text }) => text)).toEqual(["plan", "said"]);
  });

  it("reads values and names once, as their own functions do", () => {
    const text = "Ellen Brandt paid 3.5 million euros in May 2021. Oslo had asked for 4 million.";
    const document = analyse(text, packOf("en"));
    expect(document.values).toEqual(findValues(text, packOf("en")));
    expect(document.names).toEqual(findNames(text, { language: packOf("en") }));
    expect(document.values).toBe(document.values);
    expect(document.names).toBe(document.names);
    expect(document.sentences[1]!.values.quantities).toHaveLength(1);
  });
});

describe("textPairOf", () => {
  const input = { article_text: "The bridge opened. It cost a lot.", summary_text: "The bridge opened." };

  it("keeps what is analysed already, in the same language", () => {
    const pair = textPairOf(input, "en");
    expect(textPairOf(pair, packOf("en"))).toBe(pair);
    expect(textPairOf(pair, "de")).not.toBe(pair);
    expect(textPairOf(pair, "de").language).toBe(packOf("de"));
  });

  it("is the two texts and nothing else to who copies it", () => {
    expect(structuredClone(textPairOf(input, "en"))).toEqual(input);
  });
});
