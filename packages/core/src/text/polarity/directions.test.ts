import { expect, test } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { packOf } from "../../languages/pack-of.ts";
import { directionOf, findDirections, type Language } from "../index.ts";

const clauses: readonly (readonly [Language, string, string])[] = [
  ["en", "sales rose 3 percent", "1:up"],
  ["en", "sales increased by 3 percent", "1:up"],
  ["en", "sales went up by 3 percent", "1:up"],
  ["en", "sales declined by 3 percent", "1:down"],
  ["en", "prices came down in may", "1:down"],
  ["en", "she went home", ""],
  ["de", "der umsatz stieg um 3 prozent", "2:up"],
  ["de", "der umsatz ging um 3 prozent zurück", "2:down"],
  ["de", "der umsatz nahm um 3 prozent zu", "2:up"],
  ["de", "er nahm zu viel geld mit", ""],
  ["de", "die preise sind gesunken", "3:down"],
  ["es", "las ventas crecieron un 3 por ciento", "2:up"],
  ["es", "las ventas cayeron un 3 por ciento", "2:down"],
  ["es", "el puente bajo la casa", ""],
  ["pt", "as vendas cresceram 3 por cento", "2:up"],
  ["pt", "as vendas recuaram 3 por cento", "2:down"],
];

test.each(clauses)("%s: %s", (language, clause, expected) => {
  const found = findDirections(clause.split(" "), packOf(language));
  expect([...found].map(([at, way]) => `${at}:${way}`).join(" ")).toBe(expected);
});

test("capitals do not matter", () => {
  expect(directionOf("Rückgang", packOf("de"))).toBe("down");
  expect(directionOf("subió", packOf("es"))).toBe("up");
  expect(directionOf("table", packOf("en"))).toBeUndefined();
});

test("takes linear time on hostile input", async () => {
  const words = Array.from({ length: 100_000 }, () => "nahm");
  expect(await processorMs(() => findDirections(words, packOf("de")))).toBeLessThan(2000);
});
