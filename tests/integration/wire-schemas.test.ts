import {
  type ModelRequest,
  type RenderedPrompt,
  renderPrompt,
  scriptedModel,
  type WireSchema,
  wireSchema,
} from "@beleg/core";
import { DecisionCase } from "@beleg/core/contracts";
import { countryThreats, decide, rerankPolicies } from "@beleg/core/decision";
import {
  createCoherenceAgent,
  createCriteriaJudge,
  createFactualityAgent,
  createLLMCoherenceEvaluator,
  createLLMReadabilityEvaluator,
  createReadabilityAgent,
  modelFactuality,
} from "@beleg/core/judges";
import { rerank } from "@beleg/core/rerank";
import { LANGUAGES, type Language } from "@beleg/core/text";
import { beforeAll, describe, expect, it } from "vitest";
import { READY } from "../../packages/beleg/src/language-model/diagnose-model.ts";
import { answerForm } from "../../packages/core/src/ports/answer-form.ts";
import { schemaProblem } from "../../packages/core/src/ports/schema-problem.ts";
import { readSources } from "../support/import-graph.ts";

const texts = {
  article_text: "The town opened a bridge on Monday. It cost 40 million euros.",
  summary_text: "The town opened a bridge. It cost 40 million euros.",
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  "factuality.extract": {
    claims: [
      { sentence: 0, text: "The town opened a bridge." },
      { sentence: 1, text: "It cost 40 million euros." },
    ],
  },
  "factuality.verify": {
    verdicts: [
      {
        claim: 0,
        label: "correct",
        confidence: 0.9,
        passage: 0,
        quote: "The town opened a bridge on Monday",
        error_type: null,
        covers_claim: true,
      },
      {
        claim: 1,
        label: "correct",
        confidence: 0.9,
        passage: 0,
        quote: "It cost 40 million euros",
        error_type: null,
        covers_claim: true,
      },
    ],
  },
  "criteria.judge": { verdicts: [{ criterion: 0, quote: "40 million euros", state: "met" }] },
  "rerank.score": { items: [{ candidate_id: "a", score: 70, reason: "Good" }] },
  "decision.pro_fraud": { argument: "Unusual.", confidence: 0.4, evidence: [] },
  "decision.pro_customer": { argument: "Usual.", confidence: 0.8, evidence: [] },
  "decision.arbiter": { decision: "APPROVE", confidence: 0.9 },
};

/** Runs every feature that asks a model, in every language, on a server that enforces what it is sent. */
async function askEverything(): Promise<readonly ModelRequest<unknown>[]> {
  const model = scriptedModel(({ purpose }) => ({ value: ANSWERS[purpose] ?? {} }));
  const clock = { now: () => Date.UTC(2025, 0, 1) };
  for (const language of LANGUAGES as readonly Language[]) {
    const factuality = await createFactualityAgent(modelFactuality(model)).run(texts, { language });
    expect(factuality.details.counts).toMatchObject({ total: 2, correct: 2 });
    const criteria = await createCriteriaJudge(model).run(texts, [{ id: "c", text: "names the cost" }], { language });
    expect(criteria.counts).toMatchObject({ met: 1 });
    for (const promptVersion of ["v1", "v2"] as const) {
      const options = { model, promptVersion };
      const coherence = createCoherenceAgent(createLLMCoherenceEvaluator(options));
      const readability = createReadabilityAgent(createLLMReadabilityEvaluator(options));
      for (const agent of [coherence, readability])
        expect(await agent.run(texts, { language })).toMatchObject({ status: "ok", origin: "model" });
    }
    const state = await decide(
      DecisionCase.parse({
        transaction: {
          transaction_id: "T-1",
          customer_id: "C-1",
          amount: "100.00",
          currency: "PEN",
          country: "PE",
          channel: "mobile",
          device_id: "D-1",
          timestamp: "2025-01-01T12:00:00Z",
        },
      }),
      {
        clock,
        model,
        locale: language,
        policies: () => [],
        rankPolicies: rerankPolicies(clock),
        threatProviders: [countryThreats({ dated: "2025-01-01", blacklist: {}, graylist: {}, elevated: {} })],
        quality: false,
      },
    );
    expect(state.decision?.decided_by).toBe("model");
  }
  const url = "https://a.example.com/";
  const ranked = await rerank({
    query: "bridge",
    candidates: [{ id: "a", title: "The bridge", snippet: "A bridge.", url, detected_date: null }],
    clock,
    model,
  });
  expect(ranked.flags.debug.llm).toMatchObject({ fallback: null, llm_items: 1 });
  // `beleg doctor` asks model files only.
  return [...model.requests, READY];
}

function textOf({ system, messages }: RenderedPrompt): string {
  return [system, ...messages.map(({ content }) => content)].join("\n");
}

/** The names of the members that hold no further ones: lists explain themselves. */
function leavesOf({ properties, items }: WireSchema): readonly string[] {
  if (items !== undefined) return leavesOf(items as WireSchema);
  return Object.entries((properties ?? {}) as Record<string, WireSchema>).flatMap(([name, member]) => {
    const inner = leavesOf(member);
    return inner.length > 0 ? inner : [name];
  });
}

let requests: readonly ModelRequest<unknown>[];
beforeAll(async () => {
  requests = await askEverything();
});

describe("every schema the product sends", () => {
  it("is among those walked here", () => {
    const written = [...readSources("packages/core/src").values(), ...readSources("packages/beleg/src").values()]
      .filter((code) => code.includes("promptVersion:"))
      .flatMap((code) => [...code.matchAll(/\bpurpose: ["`](.+?)["`]/g)].map(([, purpose]) => purpose!));
    const asked = new Set(requests.map(({ purpose }) => purpose));
    const patterns = written.map((purpose) => new RegExp(`^${purpose.replace(/\$\{.+?\}/g, ".+")}$`));
    expect(patterns).toHaveLength(9);
    for (const pattern of patterns) expect([...asked].filter((purpose) => pattern.test(purpose))).not.toEqual([]);
    expect([...asked].sort()).toEqual([
      "coherence.judge",
      "criteria.judge",
      "decision.arbiter",
      "decision.explain",
      "decision.pro_customer",
      "decision.pro_fraud",
      "doctor.ready",
      "factuality.extract",
      "factuality.verify",
      "readability.judge",
      "rerank.score",
    ]);
  });

  it("can be enforced by strict mode and by grammars: typed, closed, all required, no other keyword", () => {
    for (const { purpose, form, schema } of requests) {
      const wire = wireSchema((form ?? schema)!);
      expect(wire, purpose).toBeDefined();
      expect(schemaProblem(wire!), purpose).toBeUndefined();
    }
  });

  it("is told a model that is not held to it, and no other", () => {
    for (const request of requests) {
      const form = answerForm((request.form ?? request.schema)!)!;
      expect(textOf(renderPrompt(request)), request.purpose).toContain(form);
      const enforced = textOf(renderPrompt(request, { enforced: true }));
      expect(enforced, request.purpose).not.toContain(form);
      expect(enforced, request.purpose).not.toContain("JSON");
    }
  });

  it("has no member that its prompt does not explain by name", () => {
    for (const request of requests) {
      const told = textOf(renderPrompt(request, { enforced: true }));
      for (const name of leavesOf(wireSchema((request.form ?? request.schema)!)!))
        expect(told, `${request.purpose} ${request.promptVersion}`).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
