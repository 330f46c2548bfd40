import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DecisionPolicy, IssueSpan, PolicyName } from "../../contracts/index.ts";
import { balancedAccuracy, countConfusion, countIssues, decides, riskOf, tuneThreshold } from "../index.ts";

const issue = (verdict: "incorrect" | "uncertain", severity: IssueSpan["severity"]): IssueSpan => ({
  start_char: 0,
  end_char: 1,
  message: "m",
  severity,
  issue_type: null,
  verdict,
  origin: "embedded",
});
const policy = (name: PolicyName, threshold: number, severity_min: IssueSpan["severity"] = "low"): DecisionPolicy => ({
  name,
  threshold,
  severity_min,
});
const signals = (issues: IssueSpan[], score: number | null = 0.5, error_probability: number | null = null) => ({
  issues: countIssues(issues),
  score,
  error_probability,
});

describe("decision policies", () => {
  const mixed = signals([issue("incorrect", "high"), issue("uncertain", "low"), issue("uncertain", "low")]);

  it("weigh unproven issues by the uncertainty policy", () => {
    expect(riskOf(policy("non_error", 1), mixed)).toBe(1);
    expect(riskOf(policy("weight_0.5", 1), mixed)).toBe(2);
    expect(riskOf(policy("count_as_error", 1), mixed)).toBe(3);
  });

  it("leave out issues below the least severity", () => {
    expect(riskOf(policy("count_as_error", 1, "medium"), mixed)).toBe(1);
    expect(riskOf(policy("non_error", 1, "high"), signals([issue("incorrect", "medium")]))).toBe(0);
  });

  it("take the score below its cut-off; a score that equals it passes", () => {
    const cutoff = policy("score", 1 - 0.7);
    expect(decides(cutoff, riskOf(cutoff, signals([], 0.7)))).toBe(false);
    expect(decides(cutoff, riskOf(cutoff, signals([], 0.69)))).toBe(true);
  });

  it("take the probability where the judge gives one, else the score", () => {
    expect(riskOf(policy("probability", 0.5), signals([], 0.9, 0.6))).toBe(0.6);
    expect(riskOf(policy("probability", 0.5), signals([], 0.75))).toBe(0.25);
  });

  it("never suspect a text without a checkable claim", () => {
    for (const name of ["non_error", "weight_0.5", "count_as_error", "score", "probability"] as const) {
      expect(riskOf(policy(name, 1), signals([], null))).toBe(0);
    }
  });
});

describe("tuneThreshold", () => {
  it("finds the best threshold that a search over all of them finds", () => {
    const sample = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 8 })), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(sample, (rows) => {
        const labels = rows.map(([label]) => label);
        const risks = rows.map(([, risk]) => risk / 8);
        const tuned = tuneThreshold(labels, risks);
        if (new Set(labels).size < 2) {
          expect(tuned).toBeNull();
          return;
        }
        const at = (threshold: number) =>
          balancedAccuracy(
            countConfusion(
              labels,
              risks.map((risk) => decides(policy("probability", threshold), risk)),
            ),
          )!;
        const best = Math.max(...Array.from({ length: 40 }, (_, i) => at(i / 32 - 0.02)));
        expect(tuned!.value).toBeCloseTo(best, 12);
        expect(at(tuned!.threshold)).toBeCloseTo(tuned!.value, 12);
      }),
    );
  });

  it("lies halfway between two risks and takes the strictest of equally good ones", () => {
    expect(tuneThreshold([false, false, true, true], [0.1, 0.2, 0.6, 0.8])?.threshold).toBeCloseTo(0.4, 12);
  });
});
