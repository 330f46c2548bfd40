import { expect, it } from "vitest";
import { textPairOf } from "../../text/index.ts";
import { readabilityHeuristics } from "./heuristics.ts";

const words = (n: number) => `${Array.from({ length: n }, (_, i) => (i === 0 ? "Word" : "word")).join(" ")}.`;
const find = (summary_text: string) =>
  readabilityHeuristics(textPairOf({ article_text: "", summary_text }, "en")).map(
    ({ issue_type, severity, metric, metric_value, start_char, end_char }) => [
      issue_type,
      severity,
      metric,
      metric_value,
      summary_text.slice(start_char, end_char),
    ],
  );

it.each([
  [30, "LONG_SENTENCE", "medium"],
  [44, "LONG_SENTENCE", "medium"],
  [45, "LONG_SENTENCE", "high"],
  [29, "HARD_TO_PARSE", "medium"],
])("%i words give %s, %s", (n, type, severity) => {
  expect(find(words(n))).toEqual([[type, severity, "words", n, words(n)]]);
});

it("counts commas and brackets per sentence, not per text", () => {
  const calm = "One, two and three came. Four, five and six went, too.";
  expect(find(calm).map(([type]) => type)).toEqual(["HARD_TO_PARSE"]);
  const busy = "One, two, three, four, five came. They (all) sang.";
  expect(find(busy)).toEqual([
    ["PUNCTUATION_OVERLOAD", "medium", "commas", 4, "One, two, three, four, five came."],
    ["COMPLEX_NESTING", "low", "brackets", 2, "They (all) sang."],
  ]);
});

it("names the second of two equal sentences as well", () => {
  const long = words(31);
  const text = `${long} ${long}`;
  const spans = readabilityHeuristics(textPairOf({ article_text: "", summary_text: text }, "en"));
  expect(spans.map(({ start_char }) => start_char)).toEqual([0, long.length + 1]);
});

it("finds nothing in a text without words", () => {
  expect(find("")).toEqual([]);
});
