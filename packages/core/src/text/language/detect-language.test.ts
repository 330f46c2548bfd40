import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { detectLanguage, guessLanguage, LANGUAGES, segmentSentences } from "../index.ts";
import { HEADLINES } from "../testing/headlines.ts";
import { readPassages } from "../testing/marked-passages.ts";
import { PASSAGES_DE } from "../testing/passages-de.ts";
import { PASSAGES_EN } from "../testing/passages-en.ts";
import { PASSAGES_ES } from "../testing/passages-es.ts";
import { PASSAGES_PT } from "../testing/passages-pt.ts";

const PASSAGES = { en: PASSAGES_EN, de: PASSAGES_DE, es: PASSAGES_ES, pt: PASSAGES_PT };

describe("detectLanguage", () => {
  it("is not swayed by one word on every line of a list", () => {
    const list = (length: number) => Array.from({ length }, (_, n) => `- Room ${n}: ${n + 100} euros`).join("\n");
    expect(guessLanguage(list(200))).toEqual(guessLanguage(list(3)));
    expect(detectLanguage(`Room 98 costs 198 euros, and breakfast is included.\n${list(200)}`).code).toBe("en");
  });

  it("knows every passage and nearly every single sentence of the sets", () => {
    let right = 0;
    let all = 0;
    for (const language of LANGUAGES) {
      for (const { text } of readPassages(PASSAGES[language])) {
        for (const sentence of segmentSentences(text, packOf(language))) {
          if (sentence.text.split(/\s+/).length < 4) continue;
          all += 1;
          if (detectLanguage(sentence.text).code === language) right += 1;
        }
      }
      expect(detectLanguage(PASSAGES[language]).code).toBe(language);
    }
    console.log(`language of single sentences: ${right} of ${all}`);
    expect(right / all).toBeGreaterThan(0.98);
  });

  it("knows most headlines it was not tuned on", () => {
    let right = 0;
    let all = 0;
    for (const language of LANGUAGES) {
      for (const line of HEADLINES[language].trim().split("\n")) {
        all += 1;
        if (detectLanguage(line).code === language) right += 1;
      }
    }
    console.log(`language of headlines: ${right} of ${all}`);
    expect(right / all).toBeGreaterThan(0.9);
  });

  it("answers English with no confidence where there is no evidence", () => {
    for (const text of ["", " ", "1234", "😀", "漢字"])
      expect(guessLanguage(text)).toEqual({ language: packOf("en"), confidence: 0 });
  });

  it("answers for any text, the same each time, with a confidence in [0, 1)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const guess = guessLanguage(text);
        expect(guess).toEqual(guessLanguage(text));
        expect(guess.confidence).toBeGreaterThanOrEqual(0);
        expect(guess.confidence).toBeLessThan(1);
      }),
    );
  });
});
