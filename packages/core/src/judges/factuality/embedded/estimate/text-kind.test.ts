import { expect, test } from "vitest";
import { packOf } from "../../../../languages/pack-of.ts";
import { analyse } from "../../../../text/index.ts";
import { comparedText } from "../../source-text.ts";
import { textKind } from "./text-kind.ts";

const kindOf = (source: string, summary: string) => {
  const [left, right] = [source, summary].map((text) => comparedText(analyse(text, packOf("en"))));
  return textKind(left!, right!);
};

test.each([
  ["raw", "the mayor of lund has opened a bridge . it cost 45 million euros ."],
  ["raw", "the mayor of UNK has opened a bridge ."],
  ["raw", "makrus Åsberg , who came from sweden for a holiday , said that they were no heroes at all ."],
  ["written", "The mayor of Lund has opened a bridge."],
  ["written", "45 million euros is what Eva Holm paid for it."],
])("%s: %s", (kind, summary) => {
  expect(kindOf("Mayor Eva Holm opened the bridge in Lund.", summary)).toBe(kind);
});

test("beside a source without capitals small letters tell nothing", () => {
  expect(kindOf("the bridge is new", "the bridge is old")).toBe("written");
});
