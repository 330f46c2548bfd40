import { describe, expect, it } from "vitest";
import { Comparison, type Prediction } from "../../contracts/index.ts";
import { compareRuns, comparisonMarkdown, mcnemarMidP } from "../index.ts";

function decision(i: number, label: boolean, decided: boolean, extra: Partial<Prediction> = {}): Prediction {
  return {
    task: "factuality",
    index: i,
    id: `r${i}`,
    cluster: `c${i}`,
    origin: null,
    system: null,
    lang: null,
    status: "ok",
    error: null,
    score: decided ? 0.2 : 0.8,
    label,
    risk: decided ? 0.8 : 0.2,
    decision: decided,
    ...extra,
  };
}

const OPTIONS = { seed: 1, resamples: 400 };
const labels = Array.from({ length: 60 }, (_, i) => i % 2 === 0);

describe("compareRuns", () => {
  it("finds no difference between a run and itself", () => {
    const run = labels.map((label, i) => decision(i, label, i % 3 === 0));
    const comparison = Comparison.parse(compareRuns({ task: "factuality", a: run, b: run }, OPTIONS));
    for (const metric of Object.values(comparison.metrics)) {
      expect(metric).toMatchObject({ difference: 0, ci_lower: 0, ci_upper: 0, p_value: 1, verdict: "no_difference" });
    }
    expect(comparison.mcnemar).toEqual({ only_a_right: 0, only_b_right: 0, p_value: 1, by_group: false });
    expect(comparison.flipped).toEqual([]);
  });

  it("sees a clear improvement, counts what was fixed and what was broken", () => {
    const a = labels.map((label, i) => decision(i, label, i % 3 === 0 ? label : !label));
    const b = labels.map((label, i) => decision(i, label, i === 0 ? !label : label));
    const comparison = compareRuns({ task: "factuality", a, b }, OPTIONS);
    expect(comparison.metrics.balanced_accuracy).toMatchObject({ verdict: "better", higher_is_better: true });
    expect(comparison.metrics.balanced_accuracy!.ci_lower!).toBeGreaterThan(0);
    expect(comparison.metrics.balanced_accuracy!.p_value!).toBeLessThan(0.01);
    expect(comparison.mcnemar).toEqual({
      only_a_right: 1,
      only_b_right: 40,
      p_value: mcnemarMidP(1, 40),
      by_group: false,
    });
    expect(comparison.flipped[0]).toMatchObject({ id: "r0", change: "broken" });
    expect(comparison.flipped_total).toBe(41);
    const back = compareRuns({ task: "factuality", a: b, b: a }, OPTIONS);
    expect(back.metrics.balanced_accuracy!.verdict).toBe("worse");
  });

  it("compares only rows both runs answered and counts the others", () => {
    const a = labels.map((label, i) => decision(i, label, label));
    const b = [
      ...a.slice(1, 30),
      decision(99, true, true),
      decision(5, labels[5]!, true, { status: "failed", decision: null }),
    ];
    const comparison = compareRuns(
      { task: "factuality", a, b: b.filter((row, i) => row.id !== "r5" || i > 20) },
      OPTIONS,
    );
    expect(comparison).toMatchObject({ n: 28, only_in_b: 1, failed_in_b: 1 });
    expect(comparison.only_in_a).toBe(60 - 29);
  });

  it("knows that a smaller error is better", () => {
    const scored = (i: number, score: number): Prediction => ({
      task: "coherence",
      index: i,
      id: `r${i}`,
      cluster: `c${i}`,
      origin: null,
      system: null,
      lang: null,
      status: "ok",
      error: null,
      score,
      truth: (i % 10) / 10,
    });
    const a = labels.map((_, i) => scored(i, 0.45 + (i % 2) * 0.1));
    const b = labels.map((_, i) => scored(i, (i % 10) / 10 + 0.01));
    const { metrics } = compareRuns({ task: "coherence", a, b }, OPTIONS);
    expect(metrics.mae).toMatchObject({ higher_is_better: false, verdict: "better" });
    expect(metrics.mae!.difference!).toBeLessThan(0);
    expect(metrics.spearman!.verdict).toBe("better");
  });

  it("tests the same whatever scale a judge writes its suspicion on", () => {
    const risk = (i: number, noise: number) => (labels[i]! ? 0.6 : 0.4) + ((i * noise) % 17) / 40;
    const a = labels.map((label, i) => decision(i, label, label, { risk: risk(i, 7) }));
    const b = labels.map((label, i) => decision(i, label, label, { risk: risk(i, 5) }));
    const scaled = b.map((row) => ({ ...row, risk: row.risk! * 0.05 }));
    const [plain, other] = [b, scaled].map(
      (run) => compareRuns({ task: "factuality", a, b: run }, OPTIONS).metrics.auroc!,
    );
    expect(other!.p_value).toBe(plain!.p_value);
    expect(other!.exchanged).toBe("ranks");
  });

  it("says unclear where interval and corrected test disagree, and never better or worse then", () => {
    const a = labels.map((label, i) => decision(i, label, i % 10 < 2 ? !label : label));
    const b = labels.map((label, i) => decision(i, label, i % 10 < 1 ? !label : label));
    const { metrics, correction } = compareRuns({ task: "factuality", a, b }, OPTIONS);
    expect(correction).toEqual({ method: "holm", metrics: 7, level: 0.05 });
    for (const { verdict, ci_lower, ci_upper, p_value, p_adjusted } of Object.values(metrics)) {
      expect(p_adjusted!).toBeGreaterThanOrEqual(p_value!);
      const away = ci_lower! > 0 || ci_upper! < 0;
      const certain = p_adjusted! < 0.05;
      expect(verdict).toBe(
        away !== certain ? "unclear" : away ? (ci_lower! > 0 ? "better" : "worse") : "no_difference",
      );
    }
    expect(metrics.balanced_accuracy!.verdict).toBe("unclear");
  });

  it("exchanges whole groups where rows hang together, for the decisions too", () => {
    const a = labels.map((label, i) => decision(i, label, label, { cluster: `c${i % 6}` }));
    const b = a.map((row, i) => (i % 6 === 0 ? { ...row, decision: !row.decision } : row));
    const found = compareRuns({ task: "factuality", a, b }, OPTIONS).mcnemar!;
    expect(found).toMatchObject({ only_a_right: 10, only_b_right: 0, by_group: true });
    // Ten rows changed, but in one group of six: no evidence of anything.
    expect(found.p_value).toBeGreaterThan(0.3);
  });

  it("is told in Markdown without letting an id break the table", () => {
    const a = labels.map((label, i) => decision(i, label, label, i === 0 ? { id: "a|b\n<x>" } : {}));
    const b = a.map((row, i) => (i === 0 ? { ...row, decision: !row.decision } : row));
    const text = comparisonMarkdown(compareRuns({ task: "factuality", a, b }, OPTIONS), { a: "one", b: "two" }, "en");
    expect(text).toContain("## Comparison: one → two");
    expect(text).toContain("a\\|b \\<x\\>");
    const rows = text.split("\n").filter((line) => line.startsWith("|"));
    for (const row of rows)
      expect(row.replaceAll("\\|", "").split("|").length - 2).toSatisfy((n: number) => n === 8 || n === 4);
  });
});
