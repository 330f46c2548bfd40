import { noModel } from "@beleg/core";
import { DecisionCase, type PipelineState } from "@beleg/core/contracts";
import { decide } from "@beleg/core/decision";
import { beforeAll, describe, expect, it } from "vitest";
import { openPolicyFolder, SAMPLE_POLICIES } from "../policies/index.ts";
import { decisionOptions } from "./index.ts";
import { REFERENCE_CASES } from "./testing/reference-cases.ts";

const settings = { policies: null, country_lists: null, contact: null, explanation_styles: ["standard" as const] };
/** What a sentence must say to carry an action. */
const SAYS = {
  APPROVE: /approve/,
  CHALLENGE: /challenge|verified/,
  BLOCK: /block/,
  ESCALATE_TO_HUMAN: /person/,
} as const;
let states: readonly PipelineState[];
beforeAll(async () => {
  const options = { ...(await decisionOptions(settings, noModel, process.cwd())), quality: false };
  states = await Promise.all(REFERENCE_CASES.map((one) => decide(one, options)));
});

describe("the six reference payments under the sample policies", () => {
  it("are decided as expected", () => {
    expect(states.map(({ decision }) => decision?.decision)).toEqual(
      REFERENCE_CASES.map(({ expected_decision }) => expected_decision),
    );
  });

  it("quote the sentence that carries the rule in all 19 matches", async () => {
    const policies = new Map((await openPolicyFolder(SAMPLE_POLICIES).read()).map((one) => [one.policy_id, one]));
    const matches = states.flatMap(({ policy_matches }) => policy_matches?.matches ?? []);
    expect(matches).toHaveLength(19);
    for (const { policy_id, rule, action, quote } of matches) {
      const carrying = policies.get(policy_id)?.rules[rule! - 1];
      expect({ action, quote }).toEqual({ action: carrying?.action, quote: carrying?.quote });
      expect(quote).toMatch(SAYS[action!]);
    }
  });

  it("name what weighed most first", () => {
    for (const { evidence, explanation } of states) {
      const points = evidence!.contributions!.map((one) => one.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      const factors = evidence!.contributions!.map(({ factor }) => factor).slice(0, 4);
      expect(explanation?.key_factors.slice(0, factors.length)).toEqual(factors);
      // What is left of the score is the ratio of an amount that raises no signal.
      expect(points.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(evidence!.composite_risk_score + 0.1);
    }
    expect(states[1]?.explanation?.key_factors).toEqual([
      "amount_over_3x",
      "high_risk_country_large_amount",
      "foreign_country",
      "unknown_device",
    ]);
  });
});

describe("amounts in other currencies", () => {
  const abroad = (amount: string, currency: string) => {
    const [, risky] = REFERENCE_CASES;
    const { transaction, customer_behavior } = risky!;
    return DecisionCase.parse({
      // The customer's own device, hours and country: nothing but the place and the amount can speak against it.
      transaction: { ...transaction, amount, currency, device_id: "D-03", timestamp: "2025-01-15T12:00:00Z" },
      customer_behavior: { ...customer_behavior, usual_countries: ["NG"], usual_amount_avg: amount, currency },
    });
  };
  const decided = async (amount: string, currency: string) =>
    decide(abroad(amount, currency), { ...(await decisionOptions(settings, noModel, process.cwd())), quality: false });

  it("are held against the limit at the rate of the file: 5 EUR are no large amount, 5000 EUR are", async () => {
    const small = await decided("5.00", "EUR");
    expect(small.evidence?.all_signals).toEqual(["high_risk_country"]);
    expect(small.decision).toMatchObject({ decision: "APPROVE", override: null });
    const large = await decided("5000.00", "EUR");
    expect(large.evidence?.all_signals).toContain("high_risk_country_large_amount");
  });

  it("without a rate go to a person with that reason, and nothing is said about their size", async () => {
    const state = await decided("5.00", "XOF");
    expect(state.evidence?.all_signals).toEqual(["high_risk_country"]);
    expect(state.decision).toMatchObject({ decision: "ESCALATE_TO_HUMAN", override: "unknown_currency_limit" });
    expect(state.explanation?.reasons[0]).toMatchObject({
      code: "currency_needs_check",
      audit_text: "no limit known for the currency",
    });
    expect(state.policy_matches?.undecided).toEqual([
      { policy_id: "FP-02", rule: 3, action: "BLOCK", cause: "unknown_currency_limit" },
    ]);
  });
});
