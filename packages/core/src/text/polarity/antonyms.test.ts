import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { antonymIndex, antonymsOf, areAntonyms, LANGUAGES, type Language, stem } from "../index.ts";

const opposites: readonly (readonly [Language, string, string])[] = [
  ["en", "rose", "fell"],
  ["en", "increased", "decreasing"],
  ["en", "wins", "lost"],
  ["en", "accepted", "rejected"],
  ["en", "more", "less"],
  ["en", "before", "after"],
  ["en", "opened", "closing"],
  ["en", "alive", "dead"],
  ["en", "guilty", "innocent"],
  ["en", "legal", "illegal"],
  ["en", "happy", "unhappy"],
  ["en", "upheld", "overturned"],
  ["en", "praised", "condemned"],
  ["de", "bestätigte", "kippte"],
  ["de", "lobte", "rügte"],
  ["es", "confirmó", "anuló"],
  ["es", "absolvió", "condenó"],
  ["de", "stieg", "sank"],
  ["de", "gestiegen", "gefallen"],
  ["de", "gewann", "verlor"],
  ["de", "größer", "kleiner"],
  ["de", "angenommen", "abgelehnt"],
  ["de", "zufrieden", "unzufrieden"],
  ["es", "subió", "bajó"],
  ["es", "aumentaron", "disminuyó"],
  ["es", "ganó", "perdió"],
  ["es", "culpable", "inocente"],
  ["pt", "subiu", "caiu"],
  ["pt", "ganhou", "perdeu"],
];

test.each(opposites)("%s: %s against %s", (language, a, b) => {
  expect(areAntonyms(stem(a, packOf(language)), stem(b, packOf(language)), packOf(language))).toBe(true);
  expect(areAntonyms(stem(b, packOf(language)), stem(a, packOf(language)), packOf(language))).toBe(true);
});

const others: readonly (readonly [Language, string, string])[] = [
  ["en", "rose", "grew"],
  ["en", "rise", "rise"],
  ["en", "table", "chair"],
  ["en", "won", "fell"],
  ["de", "stieg", "wuchs"],
  ["de", "Haus", "Hof"],
  ["es", "subió", "aumentó"],
];

test.each(others)("%s: %s is not the opposite of %s", (language, a, b) => {
  expect(areAntonyms(stem(a, packOf(language)), stem(b, packOf(language)), packOf(language))).toBe(false);
});

test("the opposites of a word are listed", () => {
  expect(antonymsOf(stem("guilty", packOf("en")), packOf("en"))).toContain(stem("innocent", packOf("en")));
  expect(antonymsOf("tabl", packOf("en"))).toEqual([]);
});

test.each(LANGUAGES)(
  "%s: every line added since the training names opposites, and the estimate's index has none of them",
  (language) => {
    const lines = packOf(language).polarity.antonyms.added.trim().split("\n");
    const pairs = lines.map((line) => line.split(" / ").map((side) => stem(side.split(" ")[0]!, packOf(language))));
    expect(pairs.filter(([a, b]) => !areAntonyms(a!, b!, packOf(language)))).toEqual([]);
    expect(antonymIndex(packOf("en")).get("uphold")).toBeUndefined();
  },
);
