import { describe, expect, it } from "vitest";
import { check } from "../check/index.ts";
import { blankPack, NO_LOGIC } from "./blank-pack.ts";
import { logicWords } from "./parts/logic-words.ts";

/** A language nobody speaks. */
const toy = blankPack("toy", {
  words: {
    stem: (word) => word.replace(/(?:ojn?|on?|is|as)$/u, ""),
    stopWords: new Set("la de en ne".split(" ")),
  },
  numbers: {
    decimalMark: ",",
    small: new Map([
      ["du", 2],
      ["tri", 3],
      ["dek", 10],
    ]),
    magnitude: new Map([["cent", 100]]),
  },
  calendar: { months: new Map([["majo", 5]]) },
  polarity: { cues: { "negation not": "ne" } },
  judging: { logic: { ...NO_LOGIC, words: logicWords({ negation: "ne:n" }) } },
});

const article_text =
  "La urbo konstruis ponton en la valo. La ponto kostis tri cent bidojn. La urbo ne vendis la muzeon.";
const checked = (summary_text: string) => check({ article_text, summary_text }, { language: toy, locale: "en" });

describe("a check with a pack of a few words", () => {
  it.each([
    ["La ponto kostis 300 bidojn.", "correct", []],
    ["La ponto kostis tri cent bidojn.", "correct", []],
    ["La ponto kostis du cent bidojn.", "incorrect", ["NUMBER"]],
    ["La ponto kostis 310 bidojn.", "incorrect", ["NUMBER"]],
    ["La urbo vendis la muzeon.", "incorrect", ["NEGATION"]],
  ])("%s is %s", async (summary, label, types) => {
    const result = await checked(summary);
    expect(result.factuality?.details.claims).toMatchObject([{ label }]);
    const found = result.explainability.findings.filter(({ dimension }) => dimension === "factuality");
    expect(found.map(({ source }) => source.issue_type)).toEqual(types);
  });

  it("has all three scores and tells the language of the pack", async () => {
    const result = await checked("La urbo konstruis ponton en la valo. La ponto kostis 300 bidojn.");
    expect(result.language).toBe("toy");
    expect(result.overall_score_of).toEqual(["factuality", "coherence", "readability"]);
    expect(result.overall_score).toBeGreaterThan(0.7);
  });

  it("reads by the toy's rules, not by those of a registered language", async () => {
    const { factuality } = await check(
      { article_text, summary_text: "La ponto kostis du cent bidojn." },
      {
        language: "en",
      },
    );
    expect(factuality?.details.claims).not.toMatchObject([{ label: "incorrect" }]);
  });
});
