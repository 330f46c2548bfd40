import { describe, expect, test } from "vitest";
import { DecisionCase, PipelineState, type Policy } from "../contracts/decision/index.ts";
import { noModel } from "../ports/index.ts";
import { scriptedModel } from "../ports/scripted-model.ts";
import { AGENTS, countryThreats, type DecisionOptions, decide, rerankPolicies } from "./index.ts";

const clock = { now: () => Date.UTC(2025, 0, 1) };
const lists = { dated: "2025-01-01", blacklist: { KP: 1 }, graylist: { NG: 0.7 }, elevated: { CN: 0.45 } };
const policies: Policy[] = [
  {
    policy_id: "FP-01",
    title: "Unusual amount",
    text: "Amounts above two times the average are verified.",
    rules: [{ when: ["amount_over_2x"], action: "CHALLENGE" }],
  },
  {
    policy_id: "FP-05",
    title: "Velocity",
    text: "Five payments within ten minutes are blocked.",
    rules: [{ when: ["velocity_5_plus"], action: "BLOCK" }],
  },
];
const options: DecisionOptions = {
  clock,
  model: noModel,
  policies: () => policies,
  rankPolicies: rerankPolicies(clock),
  threatProviders: [countryThreats(lists)],
  quality: false,
};

const transaction = {
  transaction_id: "T-1",
  customer_id: "C-1",
  amount: "100.00",
  currency: "PEN",
  country: "PE",
  channel: "mobile",
  device_id: "D-1",
  timestamp: "2025-01-01T12:00:00Z",
};
const customer_behavior = {
  customer_id: "C-1",
  usual_amount_avg: "100.00",
  usual_hours: "08:00-22:00",
  usual_countries: ["PE"],
  usual_devices: ["D-1"],
};
const usual = (change: object = {}, habits: object = {}) =>
  DecisionCase.parse({
    transaction: { ...transaction, ...change },
    customer_behavior: { ...customer_behavior, ...habits },
  });

describe("the pipeline without a model", () => {
  test("gives a state that fits its contract, with nine lines in the trace, each with an honest status", async () => {
    const state = await decide(usual(), options);
    expect(PipelineState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state.trace.map(({ agent }) => agent).toSorted()).toEqual([...AGENTS].toSorted());
    expect(Object.fromEntries(state.trace.map(({ agent, status, reason }) => [agent, [status, reason]]))).toMatchObject(
      {
        transaction_context: ["success", null],
        debate_pro_fraud: ["fallback", "no_model"],
        decision_arbiter: ["fallback", "no_model"],
        explainability: ["fallback", "no_model"],
      },
    );
  });

  test("the table beside the audit text lists the agents that ran, and only those", async () => {
    const agents = ({ explanation: given }: PipelineState) =>
      given?.audit_record?.filter(({ key }) => key === "agents").map(({ value }) => value);
    const known = await decide(usual(), options);
    const ran = known.trace.map(({ agent }) => agent).filter((agent) => agent !== "explainability");
    expect(ran).toHaveLength(8);
    expect(agents(known)).toEqual([ran.join(", ")]);
    expect(known.explanation?.audit_explanation).toContain("analysed by 8 agents");
    const unknown = await decide(DecisionCase.parse({ transaction }), options);
    expect(agents(unknown)?.[0]).toMatch(/^transaction_context, policy_rag/);
  });

  test("an ordinary payment is approved", async () => {
    expect((await decide(usual(), options)).decision).toMatchObject({ decision: "APPROVE", confidence: 0.75 });
  });

  test("the composite is the weighted sum of its parts", async () => {
    const { evidence } = await decide(usual({ amount: "260.00", country: "NG", device_id: "D-9" }), options);
    const { behavioral, policy, threat, transaction: part } = evidence!.components!;
    expect(behavioral).toBe(0.74);
    expect(threat).toBe(0.7);
    expect(part).toBeCloseTo(0.5 * (2.6 / 3) + 0.2, 12);
    expect(evidence?.composite_risk_score).toBeCloseTo(
      100 * (0.3 * behavioral! + 0.25 * policy! + 0.2 * threat! + 0.25 * part!),
      2,
    );
  });

  test("a new customer goes to a person, and the score is not lowered by what is unknown", async () => {
    const state = await decide(DecisionCase.parse({ transaction }), options);
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "incomplete_evidence" });
    expect(state.evidence).toMatchObject({ missing: ["behavioral", "transaction"], composite_risk_score: 55 });
    expect(state.explanation?.reasons.map(({ code }) => code)).toContain("not_enough_history");
    expect(state.trace.find(({ agent }) => agent === "behavioral_pattern")?.status).toBe("skipped");
  });

  test("the habits of another customer count as none: the case goes to a person", async () => {
    const state = await decide(usual({}, { customer_id: "C-2", usual_amount_avg: "9000.00" }), options);
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "incomplete_evidence" });
    expect(state.evidence).toMatchObject({ missing: ["behavioral", "transaction"], composite_risk_score: 55 });
    const reasons = Object.fromEntries(state.trace.map(({ agent, reason }) => [agent, reason]));
    expect(reasons).toMatchObject({
      transaction_context: "habits_of_another_customer",
      behavioral_pattern: "habits_of_another_customer",
    });
  });

  test.each<[string, Partial<DecisionOptions>, string]>([
    [
      "threat provider",
      { threatProviders: [{ name: "x", lookup: () => Promise.reject(new Error("down")) }] },
      "threat",
    ],
    ["policy folder", { policies: () => Promise.reject(new Error("gone")) }, "policy"],
    ["reranker", { rankPolicies: () => Promise.reject(new Error("broken")) }, "policy"],
  ])("a broken %s sends the case to a person instead of lowering the score", async (_name, broken, missing) => {
    const sound = await decide(usual(), options);
    const state = await decide(usual(), { ...options, ...broken });
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "incomplete_evidence" });
    expect(state.evidence?.missing).toEqual([missing]);
    expect(state.evidence!.composite_risk_score).toBeGreaterThan(sound.evidence!.composite_risk_score);
    expect(state.trace.some(({ status }) => status === "error")).toBe(true);
  });

  test("no policies at all are missing evidence, not an all-clear", async () => {
    const state = await decide(usual(), { ...options, policies: () => [] });
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "incomplete_evidence" });
    expect(state.evidence).toMatchObject({ missing: ["policy"], components: { policy: null } });
    expect(state.trace).toContainEqual(
      expect.objectContaining({ agent: "policy_rag", status: "skipped", reason: "no_policies" }),
    );
  });

  test("the customer's own device in a new country with an unusual amount contradicts itself", async () => {
    const state = await decide(usual({ amount: "250.00", country: "CO" }), options);
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "contradictory_signals" });
  });

  test("a policy that asks for BLOCK against a low score contradicts it: a person decides", async () => {
    const history = [1, 2, 3, 4].map((minute) => ({
      ...transaction,
      transaction_id: `T-0${minute}`,
      timestamp: `2025-01-01T11:5${minute}:00Z`,
    }));
    const state = await decide(DecisionCase.parse({ transaction, customer_behavior, history }), options);
    expect(state.evidence?.all_signals).toContain("velocity_5_plus");
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "policy_contradicts_score" });
  });

  test("a policy that asks for a check is never skipped because the score is low", async () => {
    const state = await decide(usual({ amount: "205.00" }), options);
    expect(state.evidence?.risk_category).toBe("low");
    expect(state.decision).toMatchObject({ decision: "CHALLENGE", override: "policy_minimum" });
  });
});

describe("the pipeline with a model", () => {
  const answers = (verdict: object) =>
    scriptedModel(({ purpose }) => {
      if (purpose === "decision.arbiter") return { value: verdict };
      if (purpose === "decision.explain") return "no answer";
      return { value: { argument: "because", confidence: 0.5 } };
    });

  test("the model's verdict counts when no rule outranks it", async () => {
    const state = await decide(usual(), { ...options, model: answers({ decision: "CHALLENGE", confidence: 0.9 }) });
    expect(state.decision).toMatchObject({
      decision: "CHALLENGE",
      confidence: 0.9,
      decided_by: "model",
      override: null,
    });
    expect(state.debate).toMatchObject({ pro_fraud_confidence: 0.5, pro_customer_confidence: 0.5 });
  });

  test("a confidence below 0.55 goes to a person", async () => {
    const state = await decide(usual(), { ...options, model: answers({ decision: "APPROVE", confidence: 0.54 }) });
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "confidence_below_055" });
  });

  test("a composite above 85 is blocked whatever the model says", async () => {
    const worst = usual({ amount: "9000.00", country: "KP", device_id: "D-9", timestamp: "2025-01-01T02:00:00Z" });
    const everywhere = policies.map((policy) => ({ ...policy, rules: [] }));
    const state = await decide(worst, {
      ...options,
      policies: () => everywhere,
      rankPolicies: async () => everywhere.map(({ policy_id }) => ({ policy_id, relevance: 1 })),
      model: answers({ decision: "APPROVE", confidence: 0.99 }),
    });
    expect(state.evidence!.composite_risk_score).toBeGreaterThan(85);
    expect(state.decision).toMatchObject({ decision: "BLOCK", override: "composite_above_85", confidence: 0.85 });
  });

  test("a model that throws, fails or hangs never stops the pipeline", async () => {
    const throwing = { name: "broken", complete: () => Promise.reject(new Error("boom")) };
    const hanging = { name: "hanging", complete: () => new Promise<never>(() => {}) };
    const failing = scriptedModel([{ fail: "timeout" }]);
    const expected = [
      [throwing, "error"],
      [failing, "timeout"],
      [hanging, "timeout"],
    ] as const;
    for (const [model, status] of expected) {
      const state = await decide(usual(), { ...options, model, delay: () => Promise.resolve() });
      expect(state.trace.filter((line) => line.status === status).map(({ agent }) => agent)).toEqual([
        "debate_pro_fraud",
        "debate_pro_customer",
        "decision_arbiter",
        "explainability",
      ]);
      expect(state.decision?.decision).toBe("APPROVE");
      expect(state.explanation?.explanation_source).toBe("template");
    }
  });

  test("a hanging model costs one deadline per case, not one per phase", async () => {
    const asked: string[] = [];
    const waits: number[] = [];
    const hanging = {
      name: "hanging",
      complete: ({ purpose }: { readonly purpose: string }) => {
        asked.push(purpose);
        return new Promise<never>(() => {});
      },
    };
    const delay = (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    };
    const state = await decide(usual(), { ...options, model: hanging, delay });
    // The two sides of the debate wait side by side; nobody is asked after them.
    expect(asked).toEqual(["decision.pro_fraud", "decision.pro_customer"]);
    expect(waits.filter((ms) => ms > 0).slice(0, 2)).toEqual([30_000, 30_000]);
    expect(state.trace.filter(({ status }) => status === "timeout").map(({ reason }) => reason)).toEqual(
      Array(4).fill("model_timeout"),
    );
    expect(state.decision?.decided_by).toBe("fallback");
  });
});
