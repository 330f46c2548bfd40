import { describe, expect, it } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { contentWords, LANGUAGES, stem } from "../index.ts";
import { inverseDocumentFrequency, wordFrequency } from "./index.ts";

describe("inverseDocumentFrequency", () => {
  it.each([
    ["en", "the", "time", "residency", "aeroelasticity"],
    ["de", "und", "Zeit", "Verordnung", "Aufbewahrungsfristberechnung"],
    ["es", "de", "tiempo", "reglamento", "aeroelasticidad"],
    ["pt", "de", "tempo", "regulamento", "aeroelasticidade"],
  ] as const)("%s: rises from %s over %s and %s to a word nobody knows", (language, ...words) => {
    const weights = words.map((word) => inverseDocumentFrequency(stem(word, packOf(language)), packOf(language)));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(new Set(weights).size).toBe(4);
    expect(weights[0]).toBeLessThan(0.1);
    expect(weights[3]).toBeGreaterThan(7);
  });

  it("is finite and positive for anything", () => {
    for (const language of LANGUAGES) {
      for (const word of ["", "the", "x".repeat(1000), "\ud800", "constructor", "42"]) {
        const weight = inverseDocumentFrequency(word, packOf(language));
        expect(Number.isFinite(weight) && weight > 0, word).toBe(true);
        expect(wordFrequency(word, packOf(language))).toBeGreaterThan(0);
      }
    }
  });

  it("knows the stems as the text layer makes them", () => {
    const words = contentWords(
      "The hospital hired nurses because patients waited for hours in crowded corridors.",
      packOf("en"),
    );
    for (const { stem: key } of words) expect(inverseDocumentFrequency(key, packOf("en")), key).toBeLessThan(7);
  });
});
