import { describe, expect, it } from "vitest";
import { LOCALES } from "../locales/index.ts";
import { recommender } from "./recommendation.ts";

describe("recommendations", () => {
  it.each([
    ["factuality", "NUMBER", "incorrect", "Compare the number with the source and correct it."],
    ["factuality", " date ", null, "Compare the date with the source and correct it."],
    ["factuality", "LOCATION", null, "Check the place against the source and correct it."],
    ["factuality", "OPPOSITE", "incorrect", "Check against the source which of the two opposites is right."],
    ["factuality", "OTHER", "incorrect", "Correct the statement: the source says otherwise."],
    [
      "factuality",
      null,
      "uncertain",
      "Read the nearest passage of the source; then confirm, correct or remove the statement.",
    ],
    ["factuality", "constructor", null, "Check the statement against the source."],
    ["coherence", "REDUNDANCY", null, "Remove the repetition."],
    ["coherence", "NUMBER", null, "Revise how the sentences connect."],
    ["readability", "LONG_SENTENCE", null, "Split the sentence into shorter ones."],
    ["readability", "TRUNCATED_SENTENCE", null, "Finish the sentence or remove it."],
    ["readability", null, null, "Phrase the passage more simply."],
  ] as const)("%s %s %s: %s", (dimension, type, verdict, advice) => {
    expect(recommender("en")(dimension, type, verdict)).toBe(advice);
  });

  it("are in the language of the report", () => {
    expect(new Set(LOCALES.map((locale) => recommender(locale)("factuality", "DATE", null))).size).toBe(4);
  });
});
