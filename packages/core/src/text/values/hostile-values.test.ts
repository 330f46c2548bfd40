import { expect, test } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { packOf } from "../../languages/pack-of.ts";
import { findValues, LANGUAGES } from "../index.ts";

const pieces: readonly string[] = [
  "9",
  "1.",
  "1,",
  "1 111 ",
  "1.111,",
  "a",
  "1-1-",
  "1/",
  "1:2",
  "'",
  "$",
  "two hundred and ",
  "thousand ",
  "million million ",
  "mil y ",
  "einund",
  "between 1 and ",
  "3 May ",
  "3.5.",
  "one in ",
  "half a ",
  "\u0301",
  "S/.",
];

// Linear work on this much text takes a fraction of a second; quadratic work would take minutes.
test.each(pieces)("100 kB of %j are read at once", async (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  const spent = await processorMs(() => {
    for (const language of LANGUAGES) {
      const { quantities, dates } = findValues(text, packOf(language));
      expect(quantities.length + dates.length).toBeLessThanOrEqual(text.length);
    }
  });
  expect(spent).toBeLessThan(20_000);
});
