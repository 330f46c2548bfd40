import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { packOf } from "../../languages/pack-of.ts";
import { isGraphemeBoundary, LANGUAGES, type Language, segmentSentences } from "../index.ts";
import { HOLDOUT } from "../testing/holdout.ts";
import { readPassages, scoreBoundaries } from "../testing/marked-passages.ts";
import { PASSAGES_DE } from "../testing/passages-de.ts";
import { PASSAGES_EN } from "../testing/passages-en.ts";
import { PASSAGES_ES } from "../testing/passages-es.ts";
import { PASSAGES_PT } from "../testing/passages-pt.ts";

const PASSAGES: Readonly<Record<Language, string>> = {
  en: PASSAGES_EN,
  de: PASSAGES_DE,
  es: PASSAGES_ES,
  pt: PASSAGES_PT,
};
const sentencesOf = (text: string, language: Language) =>
  segmentSentences(text, packOf(language)).map((sentence) => sentence.text);

describe("segmentSentences on the marked sets", () => {
  it.each([
    ["en", 100],
    ["de", 100],
    ["es", 100],
    ["pt", 40],
  ] as const)("finds the boundaries of %s with F1 ≥ 0.98 on at least %d sentences", (language, least) => {
    const endsOf = (text: string) => segmentSentences(text, packOf(language)).map((sentence) => sentence.end_char);
    const score = scoreBoundaries(readPassages(PASSAGES[language]), endsOf);
    console.log(`${language}: boundary F1 ${score.f1.toFixed(4)} on ${score.sentences} sentences`);
    expect(score.sentences).toBeGreaterThanOrEqual(least);
    expect(score.f1, score.mistakes.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it("finds them as well when it detects the language itself", () => {
    for (const language of LANGUAGES) {
      const score = scoreBoundaries(readPassages(PASSAGES[language]), (text) =>
        segmentSentences(text).map((s) => s.end_char),
      );
      expect(score.f1, score.mistakes.join("\n")).toBeGreaterThanOrEqual(0.98);
    }
  });

  it("holds up on passages no rule was tuned on", () => {
    for (const language of LANGUAGES) {
      const endsOf = (text: string) => segmentSentences(text, packOf(language)).map((sentence) => sentence.end_char);
      const score = scoreBoundaries(readPassages(HOLDOUT[language]), endsOf);
      console.log(`${language}: held-back boundary F1 ${score.f1.toFixed(4)} on ${score.sentences} sentences`);
      expect(score.sentences).toBeGreaterThanOrEqual(25);
      // The mistakes stay unprinted, so that nobody tunes on them.
      expect(score.f1).toBeGreaterThanOrEqual(0.95);
    }
  });
});

describe("segmentSentences on text without stops", () => {
  it("cuts at white space what nobody would write as one sentence", () => {
    const text = "and the speaker went on talking ".repeat(500).trim();
    const sentences = segmentSentences(text, packOf("en"));
    expect(Math.max(...sentences.map((sentence) => sentence.text.length))).toBeLessThanOrEqual(2000);
    expect(sentences.length).toBeLessThan(12);
    expect(sentences.map((sentence) => sentence.text).join(" ")).toBe(text);
  });

  it("cuts between two words what has no white space, and never a grapheme", () => {
    const tags = "<b>harbour</b><i>e\u0301te\u0301</i>😀👩‍👧".repeat(200);
    const pieces = sentencesOf(tags, "en");
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(pieces.join("")).toBe(tags);
    for (const piece of pieces.slice(1)) expect(piece).toMatch(/^(?:<|b>|i>|\/|>|harbour|e\u0301te\u0301)/);
  });

  it("leaves a long word whole, and a sentence that is merely long", () => {
    const word = "a".repeat(5000);
    expect(sentencesOf(`See ${word} there. Good.`, "en")).toEqual(["See", word, "there.", "Good."]);
    const long = `${"Old walls and ".repeat(130)}roofs fell.`;
    expect(sentencesOf(long, "en")).toEqual([long]);
  });
});

describe("segmentSentences on single cases", () => {
  it.each([
    ["de", "Am 3. Mai kam Dr. Roth, z. B. mit 3,5 Mio. Euro. Er blieb.", 2],
    ["es", "El Sr. Paz pagó S/. 1.800 en EE. UU. ayer.", 1],
    ["en", 'He said "no." She left at 5 a.m. on Monday.', 2],
    ["en", "It opened on Monday.The firm is in the U.S. now.", 2],
    ["en", "See example.com, v1.2 and the U.S.A map at 3.5 scale.", 1],
    ["en", "Opening hours\nToy Museum: 9 am to 4 pm, daily\nMaritime Museum: 10 am to 6 pm, closed Mondays", 3],
    [
      "de",
      "Wohnung 01, 2 Zimmer, 54 m², Kaltmiete 610 €\nWohnung 04, 3 Zimmer, 79 m², Kaltmiete 845 €\nWohnung 07, 4 Zimmer",
      3,
    ],
    [
      "de",
      "Der Verein hat in diesem Jahr mehr als 300\nMitglieder gewonnen und will im Herbst ein\nZentrum für Kinder eröffnen.",
      1,
    ],
    [
      "en",
      "The old bridge over the river was closed on\nMonday because engineers from the city of\nLeeds found cracks in it.",
      1,
    ],
    ["en", "\uFEFF\u00A0\n\t", 0],
    ["en", "", 0],
    ["en", "...", 1],
  ] as const)("%s %s", (language, text, count) => {
    expect(sentencesOf(text, language)).toHaveLength(count);
  });
});

const HOSTILE_PIECES = [
  ..."aZ9 .!?…\n\r\t\"'“”„«»‘’()[]{}-–—¿¡,:;/@_*#>|".split(""),
  ". ",
  "...",
  ". . .",
  "''",
  "``",
  "-lrb- ",
  " -rrb-",
  "Dr.",
  "z. B. ",
  "3. ",
  "U.S.",
  "[1]",
  "\r\n",
  "\u0301",
  "\u200d",
  "\ufe0f",
  "\ud83d",
  "\ude00",
  "😀",
  "👨‍👩‍👧",
  "🇩🇪",
  "\u0600",
  "\u2029",
  "\u00a0",
  "é",
  "ß",
  "İ",
  "漢。",
  "한글",
  "Mr. Smith",
  "the ",
];
const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE_PIECES), { maxLength: 60 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes)),
);

describe("segmentSentences on any string", () => {
  it("gives ordered, exact, non-empty sentences with only white space between them, cut at whole graphemes", () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...LANGUAGES), (text, language) => {
        let last = 0;
        for (const [index, sentence] of segmentSentences(text, packOf(language)).entries()) {
          expect(sentence.index).toBe(index);
          expect(text.slice(sentence.start_char, sentence.end_char)).toBe(sentence.text);
          expect(sentence.end_char).toBeGreaterThan(sentence.start_char);
          expect(sentence.start_char).toBeGreaterThanOrEqual(last);
          expect(text.slice(last, sentence.start_char).trim()).toBe("");
          expect(sentence.text.trim()).not.toBe("");
          expect(isGraphemeBoundary(text, sentence.start_char)).toBe(true);
          expect(isGraphemeBoundary(text, sentence.end_char)).toBe(true);
          last = sentence.end_char;
        }
        expect(text.slice(last).trim()).toBe("");
      }),
      { numRuns: 3000 },
    );
  });

  it.each(HOSTILE_PIECES.concat(['."', ".)", "a.B", ".\n", "! 😀 ", ". (", 'a." ']))(
    "takes linear time on a long run of %j",
    async (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      const spent = await processorMs(() => {
        segmentSentences(text, packOf("de"));
        segmentSentences(text);
      });
      // Quadratic work on this length takes minutes.
      expect(spent).toBeLessThan(5000);
    },
  );
});
