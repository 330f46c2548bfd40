import { describe, expect, it } from "vitest";
import { AgentResult } from "../../contracts/index.ts";
import { type Script, scriptedModel } from "../../ports/scripted-model.ts";
import { createCoherenceAgent, createLLMCoherenceEvaluator } from "../coherence/index.ts";
import {
  createLLMReadabilityEvaluator,
  createReadabilityAgent,
  ISSUE_FALLBACK_THRESHOLD,
  ISSUE_REQUIRED_BELOW,
  readPromptVersion,
} from "../readability/index.ts";
import { createCommittee } from "./committee.ts";

const input = {
  article_text: "The town opened a new library on Monday. It cost two million euros.",
  summary_text: "The library opened. It is new. The library opened.",
};

function judge(script: Script, promptVersion?: "v1" | "v2") {
  const model = scriptedModel(script);
  const evaluator = createLLMReadabilityEvaluator({ model, promptVersion, temperature: 0.4, maxTokens: 300 });
  return { model, agent: createReadabilityAgent(evaluator) };
}

describe("the model judge of readability", () => {
  it("takes the score of v1 as it is and forwards temperature and limits", async () => {
    const { model, agent } = judge([{ value: { score: 0.85, issues: [], explanation: "Fine." } }]);
    const result = AgentResult.parse(await agent.run(input));
    expect(result).toMatchObject({ status: "ok", score: 0.85, origin: "model", explanation: "Fine.", issue_spans: [] });
    expect(model.requests[0]).toMatchObject({ temperature: 0.4, maxTokens: 300, promptVersion: "readability-v1.2-en" });
  });

  it.each([1.7, -3, 85, "85"])("fails on the score %s, which is not on the scale it was asked for", async (score) => {
    const result = AgentResult.parse(await judge([JSON.stringify({ score })]).agent.run(input));
    expect(result).toMatchObject({ status: "failed", score: null, error: { code: "out_of_scale" } });
  });

  it("reads a score in quotes", async () => {
    expect((await judge(['{"score": "0.85"}']).agent.run(input)).score).toBe(0.85);
    expect((await judge(['{"score_raw_1_to_5": "4"}'], "v2").agent.run(input)).score).toBe(0.75);
  });

  it.each([
    [1, 0],
    [2, 0.25],
    [3, 0.5],
    [4, 0.75],
    [5, 1],
  ])("normalises v2: %i becomes %d", async (score_raw_1_to_5, score) => {
    const { model, agent } = judge([{ value: { score_raw_1_to_5 } }], "v2");
    const result = await agent.run(input);
    expect(result.score).toBe(score);
    expect(result.details).toMatchObject({ score_raw: score_raw_1_to_5, prompt_version: "v2" });
    expect(model.requests[0]?.promptVersion).toBe("readability-v2.2-en");
  });

  it.each<[string, unknown]>([
    ["a number over 5", { score_raw_1_to_5: 6 }],
    ["a broken number", { score_raw_1_to_5: 3.5 }],
    ["zero", { score_raw_1_to_5: 0 }],
    ["the field of v1", { score: 0.5 }],
    ["null", { score_raw_1_to_5: null }],
  ])("fails v2 on %s instead of guessing", async (_, value) => {
    const result = AgentResult.parse(await judge([JSON.stringify(value)], "v2").agent.run(input));
    expect(result).toMatchObject({ status: "failed", score: null });
  });

  it.each<[string, Script]>([
    ["a timeout", [{ fail: "timeout" }]],
    ["prose", ["The text reads well."]],
    ["no score", ['{"issues": []}']],
    ["no model", [{ fail: "no_model" }]],
  ])("fails on %s with score null, never 0", async (_, script) => {
    const result = AgentResult.parse(await judge(script).agent.run(input));
    expect(result).toMatchObject({ status: "failed", score: null, issue_spans: [] });
    expect(result.error?.code).toBeTruthy();
  });

  it("locates repeated words by sentence and occurrence", async () => {
    const issue = { issue_type: "repetition", severity: "HIGH", message: "Again.", sentence: 3, quote: "The library" };
    const { agent } = judge([JSON.stringify({ score: 0.4, issues: [issue] })]);
    const { issue_spans } = await agent.run(input);
    expect(issue_spans).toEqual([
      {
        start_char: 31,
        end_char: 42,
        message: "Again.",
        severity: "high",
        issue_type: "REPETITION",
        origin: "model",
      },
    ]);
  });

  it("names issues by heuristics when a low score has none, and leaves the score alone", async () => {
    const { agent } = judge([{ value: { score: 0.69, issues: [] } }]);
    const { score, issue_spans } = await agent.run(input);
    expect(score).toBe(0.69);
    expect(issue_spans).toMatchObject([
      { issue_type: "HARD_TO_PARSE", origin: "heuristic", metric: "words", metric_value: 3 },
    ]);
    expect([ISSUE_FALLBACK_THRESHOLD, ISSUE_REQUIRED_BELOW]).toEqual([0.7, 0.7]);
    expect((await judge([{ value: { score: 0.7, issues: [] } }]).agent.run(input)).issue_spans).toEqual([]);
  });

  it("asks in the language of the text and keeps the text out of the instructions", async () => {
    const { model, agent } = judge([{ value: { score: 1 } }]);
    await agent.run({ article_text: "", summary_text: "Die Stadt hat am Montag eine neue Bibliothek eröffnet." });
    expect(model.requests[0]?.promptVersion).toBe("readability-v1.2-de");
    expect(model.requests[0]?.prompt).not.toContain("Bibliothek");
    expect(model.requests[0]?.untrusted?.map(({ name }) => name)).toEqual(["article", "summary"]);
  });

  it("does not ask about a blank text", async () => {
    const { model, agent } = judge([{ value: { score: 1 } }]);
    expect(await agent.run({ article_text: "x", summary_text: " \n" })).toMatchObject({
      status: "no_text",
      score: null,
    });
    expect(model.requests).toHaveLength(0);
  });

  it("reads the prompt version of the environment strictly", () => {
    expect(readPromptVersion(" V2 ")).toBe("v2");
    expect(readPromptVersion("v3")).toBeUndefined();
  });
});

describe("the model judge of coherence", () => {
  it("falls back to what the measures find, and keeps unknown types as OTHER", async () => {
    const low = scriptedModel([{ value: { score: 0.3 } }]);
    const result = await createCoherenceAgent(createLLMCoherenceEvaluator({ model: low })).run(input);
    expect(result.score).toBe(0.3);
    expect(result.issue_spans.some(({ issue_type }) => issue_type === "REDUNDANCY" || issue_type === "OTHER")).toBe(
      true,
    );
    expect(result.issue_spans.every(({ origin }) => origin === "heuristic")).toBe(true);
    const odd = scriptedModel(['{"score": 0.3, "issues": [{"type": "WEIRD", "sentence": 2}]}']);
    const named = await createCoherenceAgent(createLLMCoherenceEvaluator({ model: odd })).run(input);
    expect(named.issue_spans).toMatchObject([{ issue_type: "OTHER", start_char: 20, end_char: 30, origin: "model" }]);
  });

  it("gives a blameless text an issue too when the score is low", async () => {
    const model = scriptedModel([{ value: { score: 0.1 } }]);
    const agent = createCoherenceAgent(createLLMCoherenceEvaluator({ model }));
    const result = await agent.run({
      article_text: "",
      summary_text: " Peter wrote a long letter to his sister Anna. ",
    });
    expect(result.issue_spans).toMatchObject([{ issue_type: "OTHER", origin: "heuristic", start_char: 1 }]);
  });
});

describe("a committee", () => {
  const seats = (script: Script, n: number) => {
    const model = scriptedModel(script);
    return {
      model,
      seats: Array.from({ length: n }, () => createLLMReadabilityEvaluator({ model, temperature: 0.7 })),
    };
  };

  it.each([
    ["mean", 0.6],
    ["median", 0.8],
    ["majority", 0.85],
  ] as const)("combines by %s", async (combine, score) => {
    const { seats: three } = seats(
      [{ value: { score: 0.1 } }, { value: { score: 0.8 } }, { value: { score: 0.9 } }],
      3,
    );
    const result = await createReadabilityAgent(createCommittee({ seats: three, combine })).run(input);
    expect(result.score).toBeCloseTo(score, 10);
    expect(result.details).toMatchObject({ committee: 3, failed: 0, spread: { min: 0.1, max: 0.9, range: 0.8 } });
  });

  it("makes independent calls: every seat and every repetition is a sample of its own", async () => {
    const { model, seats: two } = seats([{ value: { score: 0.9 } }], 2);
    const agent = createReadabilityAgent(createCommittee({ seats: two }));
    await agent.run(input);
    await agent.run(input, { sample: 1 });
    expect(model.requests.map(({ sample }) => sample)).toEqual([0, 1, 2, 3]);
    expect(model.requests.every(({ temperature }) => temperature === 0.7)).toBe(true);
  });

  it("leaves failed seats out and fails without a majority of votes", async () => {
    const mostly = seats([{ value: { score: 0.9 } }, { fail: "timeout" }, { value: { score: 0.7 } }], 3);
    const result = await createReadabilityAgent(createCommittee({ seats: mostly.seats })).run(input);
    expect(result).toMatchObject({ status: "ok", score: 0.8, details: { failed: 1 } });
    const broken = seats([{ value: { score: 0.9 } }, { fail: "timeout" }], 2);
    const failed = await createReadabilityAgent(createCommittee({ seats: broken.seats })).run(input);
    expect(failed).toMatchObject({ status: "failed", score: null, error: { code: "timeout" } });
  });

  it("merges equal issues and says which share of the judges saw them", async () => {
    const issue = { issue_type: "RUN_ON", sentence: 2, message: "Runs on." };
    const { seats: two } = seats([{ value: { score: 0.5, issues: [issue] } }, { value: { score: 0.9 } }], 2);
    const result = await createReadabilityAgent(createCommittee({ seats: two })).run(input);
    expect(result.issue_spans).toMatchObject([{ issue_type: "RUN_ON", confidence: 0.5 }]);
  });
});
