import { describe, expect, test } from "vitest";
import { PACKS } from "../../languages/packs.ts";
import { nearTerms } from "./near-words.ts";
import { measureRelevance } from "./relevance.ts";
import { createVocabulary } from "./vocabulary.ts";

type Text = string | { readonly title: string; readonly body: string };

/** The relevance of each text to a query, and a query's order of them. */
function measure(query: string, texts: readonly Text[], language: "en" | "de" = "en") {
  const vocabulary = createVocabulary(PACKS[language]!, PACKS);
  const terms = new Set(vocabulary.read(query).terms);
  const read = texts.map((text) => (typeof text === "string" ? { title: "", body: text } : text));
  const fielded = read.map(({ title, body }) => ({ title: vocabulary.read(title), body: vocabulary.read(body) }));
  return [...measureRelevance(terms, fielded, vocabulary).scores];
}

describe("relevance", () => {
  test("is 0 without a word of the query, between 0 and 1 with some, whatever the query", () => {
    const texts = ["tax tax tax", "income tax for workers abroad", "bread", ""];
    for (const query of ["income tax", "tax", "tax ".repeat(2000), "", "the"]) {
      for (const score of measure(query, texts)) expect(score >= 0 && score <= 1).toBe(true);
    }
    const [often, both, none, empty] = measure("income tax", texts);
    expect([none, empty]).toEqual([0, 0]);
    expect(both).toBeGreaterThan(often!);
  });

  test.each<[string, string, Text, Text]>([
    [
      "words close together",
      "wing flutter",
      "wing flutter seen at low speed over ice",
      "wing seen at low speed over ice flutter",
    ],
    ["words at the beginning", "solvency", "solvency rules bind all banks now", "all banks now bind rules solvency"],
    ["the title", "solvency", { title: "solvency", body: "banks report" }, { title: "banks", body: "solvency report" }],
    ["rare words", "bank insolvency", "insolvency filed", "bank filed"],
    ["the word itself over a near one", "elastic", "elastic body", "elasticity body"],
    ["a near word over none", "elastic", "elasticity body", "another body"],
  ])("prefers %s", (_name, query, better, worse) => {
    const [first, second] = measure(query, [better, worse]);
    expect(first).toBeGreaterThan(second!);
    expect(measure(query, [worse, better])).toEqual([second, first]);
  });

  test("of a text rises with that of the texts most like it, in lists long enough to tell", () => {
    const others = Array.from({ length: 12 }, (_, i) => `solvency of bank number${i} in town${i} under law${i}`);
    const [alike, apart] = measure("solvency capital", [
      "solvency of ships crossing polar oceans",
      "solvency of wheat growing tropical soils",
      "capital solvency solvency of ships crossing polar oceans",
      ...others,
    ]);
    expect(alike).toBeGreaterThan(apart!);
    const [near, far] = measure("solvency capital", [
      "solvency of ships crossing polar oceans",
      "solvency of wheat growing tropical soils",
      "capital solvency solvency of ships crossing polar oceans",
    ]);
    expect(Math.abs(near! - far!)).toBeLessThan(0.05);
  });
});

test.each([
  ["aeroelastic", "aeroelasticity", "en", true],
  ["Höchstdosis", "Tageshöchstdosis", "de", true],
  ["Tageshöchstdosis", "Höchstdosis", "de", true],
  ["log", "logical", "en", false],
  ["universe", "university", "en", true],
  ["tank", "tape", "en", false],
  ["1200", "12000", "en", false],
  ["compression", "completion", "en", false],
] as const)("%s and %s are near in %s: %s", (asked, word, language, expected) => {
  const vocabulary = createVocabulary(PACKS[language]!, PACKS);
  const [query] = vocabulary.read(asked).terms;
  const [term] = vocabulary.read(word).terms;
  const near = nearTerms([query!], () => true, vocabulary);
  expect(term === query || near.has(term!)).toBe(expected);
});
