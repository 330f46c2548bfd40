import { describe, expect, it } from "vitest";
import { type AgentResult, BelegError, CheckResult } from "../contracts/index.ts";
import { buildReport } from "../report/index.ts";
import { check } from "./check.ts";
import { embeddedJudges } from "./embedded-judges.ts";
import type { CheckInput } from "./judge.ts";
import type { CheckOptions } from "./run-check.ts";

const input = {
  article_text: "The town opened a new bridge on Monday. It cost 40 million euros.",
  summary_text: "The town opened a new bridge on Monday. It cost 90 million euros.",
};
const broken = async (): Promise<AgentResult> => ({
  status: "failed",
  score: null,
  origin: "model",
  issue_spans: [],
  details: {},
  error: { code: "timeout" },
});

describe("a check", () => {
  it("holds three results, their mean and the report, and fits its contract", async () => {
    const result = CheckResult.parse(await check(input, { locale: "en" }));
    const scores = [result.factuality?.score, result.coherence?.score, result.readability?.score].map(Number);
    expect(result.overall_score).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 3, 12);
    expect(result.overall_score_of).toEqual(["factuality", "coherence", "readability"]);
    expect(result.explainability.version).toBe("m9_v1");
    expect(result.explainability.findings.some(({ dimension }) => dimension === "factuality")).toBe(true);
  });

  it("holds the report that its texts and results give by themselves", async () => {
    const texts = {
      article_text: `🌉 ${input.article_text} 🌉 It is 300 metres long.`,
      summary_text: `🌉 ${input.summary_text} 🌉 It is 500 metres long.`,
    };
    const { factuality, coherence, readability, explainability } = await check(texts, { locale: "en" });
    expect(explainability.findings.length).toBeGreaterThan(1);
    expect(explainability).toEqual(buildReport({ ...texts, factuality, coherence, readability, locale: "en" }));
  });

  it("leaves a failed judge out of the mean and says so", async () => {
    const result = await check(input, { judges: { ...embeddedJudges, coherence: { run: broken } } });
    expect(result.coherence?.score).toBeNull();
    expect(result.overall_score_of).toEqual(["factuality", "readability"]);
    expect(result.overall_score).toBeCloseTo(
      (Number(result.factuality?.score) + Number(result.readability?.score)) / 2,
      12,
    );
  });

  it("has no overall score when nobody gave one", async () => {
    const result = await check(input, { judges: { coherence: { run: broken } } });
    expect(result).toMatchObject({ overall_score: null, overall_score_of: [] });
    expect("factuality" in result).toBe(false);
  });
});

describe("what is no check", () => {
  const right = { summary_text: "The bridge opened in 1932.", article_text: "The bridge opened in 1932." };
  it.each<[unknown, unknown, string, string]>([
    [undefined, {}, "missing_field", ""],
    [null, {}, "invalid_type", ""],
    [{}, {}, "missing_field", "summary_text"],
    [{ ...right, summary_text: 7 }, {}, "invalid_type", "summary_text"],
    [{ ...right, article_text: ["a"] }, {}, "invalid_type", "article_text"],
    [{ ...right, sources: [{ id: "a" }] }, {}, "missing_field", "sources[0].text"],
    [{ ...right, sources: [{ id: "article_text", text: "" }] }, {}, "duplicate_source", "sources[0].id"],
    [right, { locale: "fr" }, "invalid_value", "locale"],
    [right, { language: "klingon" }, "invalid_value", "language"],
    [right, { topK: 0 }, "too_small", "topK"],
    [right, { maxFailed: Number.NaN }, "not_finite", "maxFailed"],
  ])("%j with %j is refused with %s at %j", async (input, options, code, path) => {
    const refused = await check(input as CheckInput, options as CheckOptions).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BelegError);
    expect(refused).toMatchObject({ code, path });
  });

  it("takes other keys, and claims are typed", async () => {
    const { factuality } = await check({ ...right, id: "row 1" } as CheckInput);
    const labels: readonly string[] = factuality?.details.claims.map(({ label }) => label) ?? [];
    expect(labels).toEqual(["correct"]);
  });
});
