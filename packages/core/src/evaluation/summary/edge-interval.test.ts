import { describe, expect, it } from "vitest";
import { aurocEstimator } from "../auroc.ts";
import { decisionEstimators } from "../decision-estimators.ts";
import { wilsonInterval } from "../significance/wilson-interval.ts";
import { intervalsOf } from "./intervals.ts";

const OPTIONS = { seed: 1, resamples: 60 };
const groups = (n: number, size = 1) => Array.from({ length: n * size }, (_, i) => `g${Math.floor(i / size)}`);

describe("intervals at the edge", () => {
  it("agrees with scipy's Wilson interval", () => {
    // binomtest(132, 132).proportion_ci(method="wilson")
    expect(wilsonInterval(1, 132).lower).toBeCloseTo(0.9717210132013916, 14);
    expect(wilsonInterval(1, 132).upper).toBe(1);
    expect(wilsonInterval(0.5, 10)).toEqual({ lower: expect.closeTo(0.236593, 6), upper: expect.closeTo(0.763407, 6) });
  });

  it("gives 132 of 132 a width, and no more certainty than its rarer class allows", () => {
    const labels = Array.from({ length: 132 }, (_, i) => i < 12);
    const { metrics } = intervalsOf(decisionEstimators(labels, labels, labels.map(Number)), groups(132), OPTIONS);
    expect(metrics.recall).toEqual({
      value: 1,
      ci_lower: wilsonInterval(1, 12).lower,
      ci_upper: 1,
      ci_note: "wilson",
    });
    expect(metrics.specificity.ci_lower).toBe(wilsonInterval(1, 120).lower);
    expect(metrics.auroc.ci_lower).toBe(wilsonInterval(1, 12).lower);
    expect(metrics.mcc.ci_lower).toBeCloseTo(2 * wilsonInterval(1, 12).lower - 1, 12);
  });

  it("has none under five groups, however many rows they hold, and says why", () => {
    const labels = Array.from({ length: 40 }, (_, i) => i % 2 === 0);
    const { metrics } = intervalsOf({ auroc: aurocEstimator(labels, labels.map(Number)) }, groups(4, 10), OPTIONS);
    expect(metrics.auroc).toEqual({ value: 1, ci_lower: null, ci_upper: null, ci_note: "too_few_groups" });
  });

  it("has none for an agreement that never varied", () => {
    const { metrics } = intervalsOf({ spearman: () => 1 }, groups(20), OPTIONS);
    expect(metrics.spearman).toEqual({ value: 1, ci_lower: null, ci_upper: null, ci_note: "no_variation" });
  });
});
