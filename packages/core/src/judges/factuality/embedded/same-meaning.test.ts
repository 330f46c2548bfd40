import { expect, test } from "vitest";
import { packOf } from "../../../languages/pack-of.ts";
import { areAntonyms, LANGUAGES, stem } from "../../../text/index.ts";
import { areTwoKinds, meanTheSame } from "./same-meaning.ts";

test.each(LANGUAGES)("%s: no group holds opposites", (language) => {
  const clashes: string[] = [];
  const { equivalents, sameMeaning } = packOf(language).judging;
  for (const line of [...equivalents.trim().split("\n"), ...sameMeaning.trim().split("\n")]) {
    const words = line.split(" ");
    for (const a of words) {
      for (const b of words)
        if (areAntonyms(stem(a, packOf(language)), stem(b, packOf(language)), packOf(language)))
          clashes.push(`${a} ${b}`);
    }
  }
  expect(clashes).toEqual([]);
});

test.each([
  ["en", "scrapped", "cancelled", true],
  ["en", "won", "lost", false],
  ["de", "angeschafft", "kaufte", true],
  ["de", "verkauft", "gekauft", false],
  ["es", "adquirieron", "compró", true],
  ["es", "vendió", "compró", false],
] as const)("%s: %s and %s", (language, a, b, same) => {
  expect(meanTheSame(a, b, packOf(language))).toBe(same);
});

test.each([
  ["en", "green", "orange", true],
  ["en", "grey", "gray", false],
  ["en", "green", "winter", false],
  ["de", "wöchentlich", "monatlich", true],
  ["de", "krankenhaus", "klinik", false],
  ["es", "verde", "azul", true],
] as const)("%s: %s is another kind than %s", (language, a, b, other) => {
  expect(areTwoKinds(a, b, packOf(language))).toBe(other);
});
