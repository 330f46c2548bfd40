import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { packOf } from "../../languages/pack-of.ts";
import { contentWords, isGraphemeBoundary, LANGUAGES, stem, tokenizeWords } from "../index.ts";
import { STEM_APART, STEM_GROUPS } from "../testing/stem-pairs.ts";

const wordsOf = (text: string) => tokenizeWords(text).map((word) => word.text);

describe("tokenizeWords", () => {
  it.each([
    ["Ann met Hannah.", ["Ann", "met", "Hannah"]],
    ["a 26-year-old's don’t", ["a", "26-year-old's", "don’t"]],
    ["1.500,25 and 1'500 and 3,5 at 12:30", ["1.500,25", "and", "1'500", "and", "3,5", "at", "12:30"]],
    ["the U.S. at 5 p.m.", ["the", "U.S", "at", "5", "p.m"]],
    ["Monday.The firm", ["Monday", "The", "firm"]],
    ["AT&T, Q&A, R & D", ["AT&T", "Q&A", "R", "D"]],
    ["Cafe\u0301 İstanbul", ["Cafe\u0301", "İstanbul"]],
    ["1\u00a0500 €", ["1\u00a0500"]],
    ["'quoted' -- and", ["quoted", "and"]],
    ["𝒜𝒷 😀", ["𝒜𝒷"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("gives exact, ordered, disjoint slices for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        let last = 0;
        for (const word of tokenizeWords(text)) {
          expect(text.slice(word.start, word.end)).toBe(word.text);
          expect(word.start).toBeGreaterThanOrEqual(last);
          expect(word.end).toBeGreaterThan(word.start);
          last = word.end;
        }
      }),
    );
  });

  it("splits no grapheme of ordinary writing", () => {
    const unit = fc.constantFrom("a", "e\u0301", "ß", " ", "-", "'", ".", "1", "👍🏽", "ñ", "한", "я");
    fc.assert(
      fc.property(
        fc.array(unit).map((list) => list.join("")),
        (text) => {
          for (const word of tokenizeWords(text)) {
            expect(isGraphemeBoundary(text, word.start) && isGraphemeBoundary(text, word.end)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("contentWords", () => {
  it("drops function words, keeps acronyms that look like them, and splits compounds", () => {
    const words = contentWords("The US and the WHO told us about the US-Präsident", packOf("en"));
    expect(words.map((word) => word.text)).toEqual(["US", "WHO", "told", "US", "Präsident"]);
    expect(words[4]).toMatchObject({ lower: "präsident", start: 40, end: 49 });
  });

  it.each([
    ["de", "Die Häuser in der Stadt wurden nicht verkauft", ["haus", "stad", "verkauf"]],
    ["es", "Los niños no murieron en las ciudades", ["niñ", "muer", "ciudad"]],
    ["pt", "As eleições não foram nas cidades", ["eleicao", "cidad"]],
  ] as const)("stems %s", (language, text, stems) => {
    expect(contentWords(text, packOf(language)).map((word) => word.stem)).toEqual(stems);
  });

  it("takes linear time on hostile input", async () => {
    for (const piece of ["a", "a-", "a.", "1,", "'", "\u0301", "😀", "don’t "]) {
      const text = piece.repeat(100_000 / piece.length);
      expect(await processorMs(() => contentWords(text, packOf("en")))).toBeLessThan(5000);
    }
  });
});

describe("stem", () => {
  for (const language of LANGUAGES) {
    it(`brings the forms of one word together in ${language}`, () => {
      for (const group of STEM_GROUPS[language].trim().split("\n")) {
        const stems = new Set(group.split(" ").map((word) => stem(word, packOf(language))));
        expect([...stems], group).toHaveLength(1);
      }
    });
  }

  it("keeps different words apart", () => {
    // Spanish and Portuguese nouns that differ in gender alone (caso, casa) share a stem; that is the price of niño, niña.
    const known = new Set(["caso casa", "puerto puerta", "banco banca", "porto porta"]);
    for (const language of LANGUAGES) {
      for (const pair of STEM_APART[language].trim().split("\n")) {
        const [a = "", b = ""] = pair.split(" ");
        expect(stem(a, packOf(language)) === stem(b, packOf(language)), pair).toBe(known.has(pair));
      }
    }
  });

  it("is total, lower-cased and blind to composition", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...LANGUAGES), (word, language) => {
        expect(stem(word, packOf(language))).toBe(stem(word.normalize("NFC"), packOf(language)));
      }),
    );
    expect(stem("Mu\u0308ller", packOf("de"))).toBe(stem("Müller", packOf("de")));
    expect(stem("STRASSE", packOf("de"))).toBe(stem("Straße", packOf("de")));
  });
});
