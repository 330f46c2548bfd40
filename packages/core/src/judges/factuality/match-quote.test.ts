import { expect, it } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { PACKS } from "../../languages/packs.ts";
import { matchQuote } from "./match-quote.ts";

const passage =
  "Eva Holm, the mayor, opened the “old bridge” on 3 May 2021. It cost 4.5 million euros… and a ferry. Hannah came in 2015.";
const article = `Before it. ${passage} Behind it: the mayor resigned.`;
const place = { start_char: 11, end_char: 11 + passage.length };

it.each([
  ["letter by letter", "opened the “old bridge” on 3 May", "opened the “old bridge” on 3 May", "exact"],
  ["other quotation marks", 'opened the "old bridge"', "opened the “old bridge”", "folded"],
  ["a small first letter", "it cost 4.5 million", "It cost 4.5 million", "folded"],
  ["a capital first letter", "The mayor, opened", "the mayor, opened", "folded"],
  ["an ellipsis behind it", "It cost 4.5 million …", "It cost 4.5 million", "folded"],
  ["three dots behind it", "It cost 4.5 million...", "It cost 4.5 million", "folded"],
  ["an ellipsis of the source", "million euros… and a ferry", "million euros… and a ferry", "exact"],
  [
    "two parts in order",
    "Eva Holm … opened the “old bridge”",
    "Eva Holm, the mayor, opened the “old bridge”",
    "folded",
  ],
  [
    "two parts with dots in brackets",
    "Eva Holm [...] on 3 May 2021",
    "Eva Holm, the mayor, opened the “old bridge” on 3 May 2021",
    "folded",
  ],
])("finds %s", (_, quote, text, match) => {
  const found = matchQuote(article, place, quote, PACKS.en);
  expect(found).toMatchObject({ text, match });
  expect(article.slice(found!.start_char, found!.end_char)).toBe(text);
});

it.each([
  ["two parts in the wrong order", "on 3 May 2021 … Eva Holm"],
  ["two parts, one from elsewhere", "Eva Holm … resigned"],
  ["three parts", "Eva Holm … opened … on 3 May 2021"],
  ["an ellipsis in front", "… opened the"],
  ["nothing but an ellipsis", "…"],
  ["other capitals", "eva holm, the mayor"],
  ["half a word", "Ann"],
  ["half a number", "5 million"],
  ["half a year behind an ellipsis", "Hannah … 15"],
  ["a word too many", "It cost about 4.5 million"],
  ["only small words", "It …"],
])("does not find %s", (_, quote) => {
  expect(matchQuote(article, place, quote, PACKS.en)).toBeNull();
});

it("takes linear time on blanks and dots", async () => {
  const spent = await processorMs(() => {
    for (const quote of [" ".repeat(5e4), `a${" ".repeat(2e4)}b`, ".".repeat(2e4), "… ".repeat(2e4)]) {
      const text = quote.repeat(4);
      matchQuote(text, { start_char: 0, end_char: text.length }, `x${quote}`, PACKS.en);
    }
  });
  expect(spent).toBeLessThan(2000);
});
