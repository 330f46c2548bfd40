import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { compareNames, findNames, type Language, type Name, type NameRelation } from "../index.ts";

function only(phrase: string, language: Language): Name {
  const [name] = findNames({ en: "near ", de: "wegen ", es: "cerca ", pt: "cerca " }[language] + phrase, {
    language: packOf(language),
  });
  if (name === undefined) throw new Error(`no name in "${phrase}"`);
  return name;
}

type Case = readonly [relation: NameRelation, a: string, b: string, languages?: `${Language}/${Language}`];

const cases: readonly Case[] = [
  ["same", "Angela Merkel", "Angela Merkel"],
  ["same", "Mr Jones", "Jones"],
  ["same", "Germany", "Deutschland", "en/de"],
  ["same", "Alemania", "Germany", "es/en"],
  ["same", "Cologne", "Köln", "en/de"],
  ["same", "US", "United States"],
  ["same", "UN", "ONU", "en/es"],
  ["same", "Jean-Pierre Dupont", "Jean Pierre Dupont"],
  ["same", "Muhammad Yusuf", "Muhamad Yusuf"],
  ["compatible", "Merkel", "Angela Merkel"],
  ["compatible", "Angela", "Angela Merkel"],
  ["compatible", "J. Smith", "John Smith"],
  ["compatible", "German", "Germany"],
  ["compatible", "Berlin", "Germany"],
  ["compatible", "WHO", "World Health Organization"],
  ["compatible", "Manchester", "Manchester United"],
  ["different", "John Smith", "Jane Smith"],
  ["different", "Merkel", "Macron"],
  ["different", "Germany", "France"],
  ["different", "German", "French"],
  ["different", "Berlin", "Munich"],
  ["different", "Ann", "Hannah"],
  ["different", "Iran", "Iraq"],
  ["different", "Austria", "Australia"],
  ["different", "WHO", "World Trade Organization"],
];

for (const [relation, a, b, languages = "en/en"] of cases) {
  test(`${relation}: ${a}, ${b}`, () => {
    const [first, second] = languages.split("/") as [Language, Language];
    const left = only(a, first);
    const right = only(b, second);
    expect(compareNames(left, right)).toBe(relation);
    expect(compareNames(right, left)).toBe(relation);
  });
}
