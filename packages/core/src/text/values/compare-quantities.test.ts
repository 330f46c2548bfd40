import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { compareQuantities, findQuantities, type Language, type Quantity, type ValueRelation } from "../index.ts";

function only(text: string, language: Language): Quantity {
  const [quantity] = findQuantities(text, packOf(language)).filter(({ weak }) => !weak);
  if (quantity === undefined) throw new Error(`no quantity in "${text}"`);
  return quantity;
}

type Case = readonly [relation: ValueRelation, a: string, b: string, languages?: Language | `${Language}/${Language}`];

const cases: readonly Case[] = [
  ["equal", "1,500 people", "1500 people"],
  ["equal", "1.500 Menschen", "1,500 people", "de/en"],
  ["equal", "three", "3"],
  ["equal", "drei Millionen", "3 Mio.", "de"],
  ["equal", "$3.5m", "3.5 million dollars"],
  ["equal", "half a million", "500,000"],
  ["equal", "S/. 1.800", "1800 soles", "es"],
  ["equal", "5 %", "five percent"],
  ["equal", "3rd", "the third"],
  ["equal", "10-20 km", "between 10 and 20 km"],
  ["equal", "90 minutes", "1.5 hours"],
  ["equal", "50 cents", "50 cents"],
  ["equal", "won 3-1", "a 3-1 win"],
  ["equal", "26-year-old", "aged 26"],
  ["compatible", "about 70", "69"],
  ["compatible", "nearly 4m viewers", "3.96 million"],
  ["compatible", "$4m", "$3.96m"],
  ["compatible", "1,500 votes", "1,497 votes"],
  ["compatible", "more than 70", "75"],
  ["compatible", "at least 70", "70"],
  ["compatible", "at least 70", "more than 70"],
  ["compatible", "10-20", "15"],
  ["compatible", "10 miles", "16 km"],
  ["equal", "77F", "25C"],
  ["compatible", "78F", "25C"],
  ["compatible", "two thirds", "66 percent"],
  ["compatible", "thousands of people", "5,300"],
  ["compatible", "won 3-1", "lost 1-3"],
  ["compatible", "John Smith, 26, said", "26 people"],
  ["compatible", "A$5", "$5"],
  ["compatible", "1,500 Liter", "1500 Liter", "de"],
  ["compatible", "69.6%", "70%"],
  ["compatible", "30 degrees", "30C"],
  ["different", "70", "69"],
  ["different", "about 70", "90"],
  ["different", "67 million", "69 million"],
  ["different", "5%", "6%"],
  ["different", "$3.5m", "$3.5bn"],
  ["different", "€20", "$20"],
  ["different", "10-20", "25"],
  ["different", "10-20", "10-30"],
  ["different", "10 miles", "10 km"],
  ["different", "third", "fourth"],
  ["different", "26-year-old", "27-year-old"],
  ["different", "more than 70", "60"],
  ["different", "more than 70", "more than 90"],
  ["different", "at least 70", "at most 70"],
  ["different", "less than 5%", "5.5%"],
  ["different", "won 3-1", "won 2-1"],
  ["different", "two thirds", "40%"],
  ["different", "hundreds", "thousands"],
  ["different", "1.500 Menschen", "15.000 Menschen", "de"],
  ["different", "dos millones", "dos mil millones", "es"],
  ["different", "5 hours", "5 days"],
  ["incomparable", "5 km", "5 kg"],
  ["incomparable", "5%", "5"],
  ["incomparable", "$20", "20 people"],
  ["incomparable", "$20", "€18"],
  ["incomparable", "third", "three"],
  ["incomparable", "26-year-old", "30 people"],
  ["incomparable", "more than 70", "700"],
  ["incomparable", "more than 70", "less than 90"],
  ["incomparable", "won 3-1", "31"],
];

for (const [relation, a, b, languages = "en"] of cases) {
  test(`${relation}: ${a}, ${b}`, () => {
    const [first, second] = languages.split("/") as [Language, Language | undefined];
    const left = only(a, first);
    const right = only(b, second ?? first);
    expect(compareQuantities(left, right)).toBe(relation);
    expect(compareQuantities(right, left)).toBe(relation);
  });
}

test("the comparison is symmetric and a quantity equals itself", () => {
  const text = fc
    .tuple(
      fc.constantFrom("", "about ", "more than ", "at most ", "nearly ", "$", "£"),
      fc.oneof(
        fc.nat(40).map(String),
        fc.integer({ min: 1, max: 99_999 }).map(String),
        fc.constantFrom("3.5", "2-9", "two thirds"),
      ),
      fc.constantFrom("", "%", " km", " miles", " hours", " million", " years old", " dollars", "th"),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [left] = findQuantities(a, packOf("en"));
      const [right] = findQuantities(b, packOf("en"));
      if (left === undefined || right === undefined) return;
      expect(compareQuantities(left, right)).toBe(compareQuantities(right, left));
      expect(compareQuantities(left, left)).toBe("equal");
    }),
    { numRuns: 2000 },
  );
});
