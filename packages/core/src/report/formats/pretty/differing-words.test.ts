import fc from "fast-check";
import { expect, test } from "vitest";
import { differingWords } from "./differing-words.ts";

function shown(claim: string, quote: string): [string[], string[]] {
  const { claim: said, quote: other } = differingWords(claim, quote);
  return [
    said.map(({ start, end }) => claim.slice(start, end)),
    other.map(({ start, end }) => quote.slice(start, end)),
  ];
}

test.each([
  ["The bridge opened in 1932.", "The bridge opened in 1923.", ["1932"], ["1923"]],
  ["The club has 69 million members.", "As said, the club has 67.5 million members in France.", ["69"], ["67.5"]],
  ["Anna Holt won the prize.", "Ben Reed won the prize in June.", ["Anna Holt"], ["Ben Reed"]],
  ["Die Brücke kostete 48 Euro.", "Die Brücke kostete 48 Euro.", [], []],
  ["The bridge opened early in May.", "The bridge opened in May.", ["early"], []],
  ["Rents rose in Cork.", "Nobody knows where the money went.", [], []],
])("%j beside %j", (claim, quote, said, other) => {
  expect(shown(claim, quote)).toEqual([said, other]);
});

test.each([
  [
    "France's population stands at 69 million people.",
    "69 million",
    "The population of France is 67 million.",
    ["69"],
    ["67"],
  ],
  ["Rents in Cork were up by 12.", "12", "The town saw an increase of 15 there.", ["12"], ["15"]],
  ["Rents in Cork were up by 12.", "12", "Out of 40 towns 15 saw it.", ["12"], []],
])("%j, where %j is wrong, beside %j", (claim, wrong, quote, said, other) => {
  const start = claim.indexOf(wrong);
  const marks = differingWords(claim, quote, { start, end: start + wrong.length });
  expect(marks.claim.map((place) => claim.slice(place.start, place.end))).toEqual(said);
  expect(marks.quote.map((place) => quote.slice(place.start, place.end))).toEqual(other);
});

test("marks no white space, in order, inside the texts, whatever they are", () => {
  const text = fc.array(fc.constantFrom("a", "b", "the", "7", "7.5", ",", "–", "\ud800", "é"), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [claim, quote] = [a.join(" "), b.join(" ")];
      const marks = differingWords(claim, quote);
      for (const [own, places] of [[claim, marks.claim] as const, [quote, marks.quote] as const]) {
        let last = 0;
        for (const { start, end } of places) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(own.slice(start, end).trim()).toBe(own.slice(start, end));
          last = end;
        }
      }
    }),
  );
});
