import { describe, expect, it } from "vitest";
import * as formulas from "./formulas.ts";
import { countSyllables, countText, readFormulas, type TextCounts } from "./index.ts";

/** Counts of a text of 100 words in 5 sentences; what a case needs is said in the case. */
const counts = (given: Partial<TextCounts>): TextCounts => ({
  sentences: 5,
  words: 100,
  syllables: 180,
  letters: 500,
  long_words: 25,
  polysyllables: 20,
  monosyllables: 50,
  ...given,
});

describe("reference values, within 0.1", () => {
  it.each([
    // Published values, with the counts they were published for.
    ["Flesch, platypus", formulas.fleschReadingEase, { sentences: 1, words: 13, syllables: 24 }, 37.5],
    ["Flesch-Kincaid, platypus", formulas.fleschKincaidGrade, { sentences: 1, words: 13, syllables: 24 }, 11.3],
    ["Flesch, easiest text there can be", formulas.fleschReadingEase, { sentences: 1, words: 1, syllables: 1 }, 121.22],
    ["Flesch-Kincaid, the same", formulas.fleschKincaidGrade, { sentences: 1, words: 1, syllables: 1 }, -3.4],
    ["Flesch-Kincaid, Dr Seuss", formulas.fleschKincaidGrade, { sentences: 10, words: 57, syllables: 58.14 }, -1.3],
    ["Flesch, a sea story", formulas.fleschReadingEase, { sentences: 34, words: 432, syllables: 607 }, 75.1],
    ["Flesch-Kincaid, a sea story", formulas.fleschKincaidGrade, { sentences: 34, words: 432, syllables: 607 }, 5.9],
    ["SMOG, 49 in 30", formulas.smog, { sentences: 30, polysyllables: 49 }, 10.4],
    // No worked example was at hand: computed by hand from the published coefficients. SMOG above likewise.
    // 20 words a sentence, 1.8 syllables a word, 20 % of three syllables
    // or more, 25 % over six letters, 50 % of one syllable.
    ["Gunning fog", formulas.gunningFog, {}, 16.0],
    ["ARI", formulas.automatedReadabilityIndex, {}, 12.1],
    ["Coleman-Liau", formulas.colemanLiau, {}, 12.1],
    ["Amstad", formulas.amstad, {}, 54.7],
    ["Wiener 1", formulas.wienerSachtextformel1, {}, 7.9],
    ["Wiener 2", formulas.wienerSachtextformel2, {}, 8.0],
    ["Wiener 3", formulas.wienerSachtextformel3, {}, 8.6],
    ["Wiener 4", formulas.wienerSachtextformel4, {}, 9.1],
    ["Fernández-Huerta", formulas.fernandezHuerta, {}, 78.4],
    ["Szigriszt-Pazos", formulas.szigrisztPazos, {}, 74.7],
    ["Flesch, Portuguese", formulas.fleschPortuguese, {}, 76.3],
    ["LIX", formulas.lix, {}, 45],
    ["RIX", formulas.rix, {}, 5],
  ] as const)("%s", (_, formula, given, expected) => {
    expect(Math.abs(formula(counts(given)) - expected)).toBeLessThanOrEqual(0.1);
  });

  it.each([
    [39.9, "muy_dificil"],
    [40, "algo_dificil"],
    [55, "normal"],
    [65, "bastante_facil"],
    [80, "muy_facil"],
  ])("INFLESZ %d is %s", (value, level) => {
    expect(formulas.infleszLevel(value)).toBe(level);
  });
});

describe("counting", () => {
  it("counts a text by sentence, word, syllable and letter", () => {
    expect(countText("The cat sat on the mat. Elephants never forget anything!", "en")).toEqual({
      sentences: 2,
      words: 10,
      syllables: 16,
      letters: 45,
      long_words: 2,
      polysyllables: 2,
      monosyllables: 6,
    });
    expect(countText(" … ", "en")).toBeNull();
  });

  it("gives each language its own formulas", () => {
    const names = (text: string, language: "de" | "en" | "es" | "pt") =>
      Object.keys(readFormulas(text, language) ?? {});
    expect(names("Das ist gut.", "de")).toContain("wiener_sachtextformel_1");
    expect(names("Esto es bueno.", "es")).toContain("szigriszt_pazos");
    expect(names("Isto é bom.", "pt")).toContain("flesch_portuguese");
    expect(names("This is good.", "en")).toContain("smog");
  });

  it.each(
    (
      [
        [
          "de",
          "Haus 1, Nation 3, Familie 4, Melodie 3, Industrie 3, Bundeskanzlerin 5, Medium 3, Studien 3, beobachtet 4",
        ],
        [
          "de",
          "Qualität 3, Europäer 4, Bayern 2, sozial 3, Museum 3, Italien 4, bei 1, geändert 3, Beute 2, Schifffahrt 2",
        ],
        [
          "es",
          "casa 2, país 2, ciudad 2, poeta 3, guerra 2, queso 2, cigüeña 3, Uruguay 3, hoy 1, aéreo 4, periódico 4",
        ],
        [
          "es",
          "día 2, rey 1, averiguáis 4, agua 2, María 3, leer 2, teatro 3, murciélago 4, caos 2, buey 1, veintiún 2",
        ],
        ["pt", "casa 2, pão 1, coração 3, dia 2, rua 2, saúde 3, guerra 2, país 2, pai 1, avião 3, limões 2, cidade 3"],
        ["en", "cat 1, elephant 3, readability 5, table 2, well-known 2, 1990 1"],
      ] as const
    ).flatMap(([language, list]) =>
      list.split(", ").map((entry) => [language, entry.split(" ")[0]!, Number(entry.split(" ")[1])] as const),
    ),
  )("%s: %s has %s syllables", (language, word, expected) => {
    expect(countSyllables(word, language)).toBe(expected);
  });
});
