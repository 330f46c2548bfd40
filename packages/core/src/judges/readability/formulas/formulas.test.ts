import { describe, expect, it } from "vitest";
import { packOf } from "../../../languages/pack-of.ts";
import * as formulas from "./formulas.ts";
import { countSyllables, countText, readFormulas, type TextCounts } from "./index.ts";
import { type FormulaName, INFLESZ_BANDS, PUBLISHED_TEXTS, PUBLISHED_VALUES } from "./testing/published-values.ts";
import { SYLLABLE_COUNTS } from "./testing/syllable-counts.ts";

const { infleszLevel, ...byName } = formulas;

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

describe("published values, within 0.1", () => {
  const rows = PUBLISHED_VALUES.flatMap(({ origin, values }) => values.map((row) => ({ origin, ...row })));

  it.each(rows)("$formula is $value: $origin", ({ formula, counts: given, value, whole }) => {
    const ours = byName[formula](counts(given));
    expect(Math.abs((whole ? Math.round(ours) : ours) - value)).toBeLessThanOrEqual(0.1);
  });

  it("are at least two of each formula in use, from two origins", () => {
    for (const formula of [
      "fleschReadingEase",
      "fleschKincaidGrade",
      "gunningFog",
      "smog",
      "amstad",
      "wienerSachtextformel1",
      "wienerSachtextformel2",
      "wienerSachtextformel3",
      "wienerSachtextformel4",
      "fernandezHuerta",
      "szigrisztPazos",
      "lix",
    ] satisfies FormulaName[]) {
      const found = rows.filter((row) => row.formula === formula);
      expect(new Set(found.map(({ origin }) => origin)).size, formula).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(PUBLISHED_TEXTS)("the whole way from the text: $text", ({ language, text, values }) => {
    const ours = readFormulas(text, packOf(language)) ?? {};
    for (const [name, value] of Object.entries(values)) {
      expect(Math.abs((ours[name] ?? Number.NaN) - value), name).toBeLessThanOrEqual(0.1);
    }
  });

  // No worked example was at hand: computed by hand from the published coefficients.
  it.each([
    ["Flesch, Portuguese", formulas.fleschPortuguese, {}, 76.3],
    ["Coleman-Liau", formulas.colemanLiau, {}, 12.1],
  ] as const)("%s, by hand", (_, formula, given, expected) => {
    expect(Math.abs(formula(counts(given)) - expected)).toBeLessThanOrEqual(0.1);
  });

  it.each(INFLESZ_BANDS)("INFLESZ $value is $level", ({ value, level }) => {
    expect(infleszLevel(value)).toBe(level);
  });
});

describe("counting", () => {
  it("counts a text by sentence, word, syllable and letter", () => {
    expect(countText("The cat sat on the mat. Elephants never forget anything!", packOf("en"))).toEqual({
      sentences: 2,
      words: 10,
      syllables: 16,
      letters: 45,
      long_words: 2,
      polysyllables: 2,
      monosyllables: 6,
    });
    expect(countText(" … ", packOf("en"))).toBeNull();
  });

  it("gives each language its own formulas", () => {
    const names = (text: string, language: "de" | "en" | "es" | "pt") =>
      Object.keys(readFormulas(text, packOf(language)) ?? {});
    expect(names("Das ist gut.", "de")).toContain("wiener_sachtextformel_1");
    expect(names("Esto es bueno.", "es")).toContain("szigriszt_pazos");
    expect(names("Isto é bom.", "pt")).toContain("flesch_portuguese");
    expect(names("This is good.", "en")).toContain("smog");
  });

  it.each(Object.entries(SYLLABLE_COUNTS))("counts the syllables of a dictionary's words: %s", (language, list) => {
    const words = list.split(",").map((entry) => entry.trim().split(" "));
    const missed = words.filter(
      ([word, count]) => countSyllables(word!, packOf(language as keyof typeof SYLLABLE_COUNTS)) !== Number(count),
    );
    const named = missed.map(([word, count]) => {
      return `${word} ${countSyllables(word!, packOf(language as keyof typeof SYLLABLE_COUNTS))} for ${count}`;
    });
    console.log(`${language}: ${words.length - missed.length} of ${words.length} words; ${named.join(", ")}`);
    expect(words.length).toBeGreaterThanOrEqual(60);
    expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
    expect(missed.length / words.length, named.join(", ")).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ["pão", 1],
    ["coração", 3],
    ["dia", 2],
    ["saúde", 3],
    ["guerra", 2],
    ["país", 2],
    ["pai", 1],
    ["avião", 3],
    ["limões", 2],
    ["cidade", 3],
  ])("pt: %s has %s syllables", (word, expected) => {
    expect(countSyllables(word, packOf("pt"))).toBe(expected);
  });

  it("counts a number as one and a compound part by part", () => {
    expect(countSyllables("1990", packOf("en"))).toBe(1);
    expect(countSyllables("well-known", packOf("en"))).toBe(2);
  });
});
