import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AggregatedEvidence, DecisionOutcome } from "../../contracts/decision/index.ts";
import { STRICTNESS } from "../constants.ts";
import { riskCategory } from "../evidence/aggregate-evidence.ts";
import { applyOverrides } from "./apply-overrides.ts";
import { fallbackDecision } from "./fallback-decision.ts";

const evidence = (score: number, change: Partial<AggregatedEvidence> = {}): AggregatedEvidence => ({
  composite_risk_score: score,
  risk_category: riskCategory(score),
  all_signals: [],
  all_citations: [],
  missing: [],
  ...change,
});
const outcomes = Object.keys(STRICTNESS) as DecisionOutcome[];

test.each([
  [0, "low"],
  [29.99, "low"],
  [30, "medium"],
  [59.99, "medium"],
  [60, "high"],
  [79.99, "high"],
  [80, "critical"],
  [100, "critical"],
])("%s is %s", (score, category) => expect(riskCategory(score)).toBe(category));

test.each([
  [10, "APPROVE", 0.75],
  [30, "CHALLENGE", 0.7],
  [54.99, "CHALLENGE", 0.7],
  [55, "ESCALATE_TO_HUMAN", 0.55],
  [60, "BLOCK", 0.8],
  [80, "BLOCK", 0.9],
])("a score of %s alone says %s with %s", (score, decision, confidence) => {
  expect(fallbackDecision(evidence(score))).toEqual({ decision, confidence });
});

describe("the rules above the arbiter", () => {
  test("exactly 85 is not above 85", () => {
    expect(applyOverrides({ decision: "APPROVE", confidence: 0.9 }, evidence(85), null)).toMatchObject({
      override: null,
    });
    expect(applyOverrides({ decision: "APPROVE", confidence: 0.9 }, evidence(85.01), null)).toEqual({
      decision: "BLOCK",
      confidence: 0.85,
      override: "composite_above_85",
    });
  });

  test("exactly 0.55 is enough confidence", () => {
    expect(applyOverrides({ decision: "APPROVE", confidence: 0.55 }, evidence(10), null).decision).toBe("APPROVE");
  });

  test.each<[DecisionOutcome, DecisionOutcome]>([
    ["APPROVE", "CHALLENGE"],
    ["CHALLENGE", "BLOCK"],
    ["APPROVE", "BLOCK"],
  ])("an unsure %s goes to a person also where a policy asks for %s", (decision, policy) => {
    expect(applyOverrides({ decision, confidence: 0.3 }, evidence(40), policy)).toEqual({
      decision: "ESCALATE_TO_HUMAN",
      confidence: 0.3,
      override: "confidence_below_055",
    });
  });

  test("whatever model, score and policy say: never laxer than the policy, never sure without evidence", () => {
    fc.assert(
      fc.property(
        fc.record({ decision: fc.constantFrom(...outcomes), confidence: fc.double({ min: 0, max: 1, noNaN: true }) }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.option(fc.constantFrom(...outcomes), { nil: null }),
        fc.boolean(),
        fc.subarray(["foreign_country", "amount_over_2x", "unknown_device"]),
        (verdict, score, policy, complete, all_signals) => {
          const missing = complete ? [] : ["threat"];
          const final = applyOverrides(verdict, evidence(score, { missing, all_signals }), policy);
          if (score > 85) {
            expect(final).toMatchObject({ decision: "BLOCK", override: "composite_above_85" });
            return;
          }
          if (!complete) {
            expect(final.decision).toBe("ESCALATE_TO_HUMAN");
            return;
          }
          if (final.decision !== "ESCALATE_TO_HUMAN") {
            expect(final.confidence).toBeGreaterThanOrEqual(0.55);
            expect(STRICTNESS[final.decision]).toBeGreaterThanOrEqual(policy === null ? 0 : STRICTNESS[policy]);
          }
          expect(STRICTNESS[final.decision]).toBeGreaterThanOrEqual(
            verdict.decision === "BLOCK" && verdict.confidence < 0.55 ? 2 : STRICTNESS[verdict.decision],
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
