import { describe, expect, it } from "vitest";
import { type AgentResult, CheckResult } from "../contracts/index.ts";
import { buildReport } from "../report/index.ts";
import { check } from "./check.ts";
import { embeddedJudges } from "./embedded-judges.ts";

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
