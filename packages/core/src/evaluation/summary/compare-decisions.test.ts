import { describe, expect, it } from "vitest";
import type { DecisionPolicy } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { LOCALES } from "../../locales/index.ts";
import { type FactualityEvaluation, summariseFactuality } from "./factuality-summary.ts";
import { decisionTable, evaluationWords } from "./wording.ts";

const none = { low: 0, medium: 0, high: 0 };

function prediction(index: number, label: boolean, incorrect: number, probability: number | null): Prediction {
  const place = { index, id: `row-${index}`, cluster: `article-${index}`, origin: null, system: null, lang: "en" };
  return {
    task: "factuality",
    ...place,
    status: "ok",
    error: null,
    score: 0.4,
    error_probability: probability,
    label,
    issues: { incorrect: { ...none, high: incorrect }, uncertain: { ...none, low: 3 } },
  };
}

// The verdicts find one error of two and raise no alarm; the estimate at 0.5 finds both and raises one.
const predictions = [
  prediction(0, true, 1, 0.9),
  prediction(1, true, 0, 0.7),
  prediction(2, false, 0, 0.6),
  prediction(3, false, 0, 0.1),
];

const evidence: FactualityEvaluation["evidence"] = {
  claims: {
    total: 0,
    with_evidence: 0,
    evidence_rate: null,
    by_label: {},
    by_gate_reason: {},
    by_selection_reason: {},
    coverage_failed: 0,
  },
  issue_spans: { total: 0, with_quote: 0, quote_rate: null, by_verdict: {}, by_severity: {}, by_issue_type: {} },
};

function summaryOf(policy: DecisionPolicy, rows: readonly Prediction[] = predictions) {
  const evaluation = { predictions: rows, rows: rows.length, policy, tuning: null, duplicateIds: 0, evidence };
  return summariseFactuality(evaluation, { seed: 1, resamples: 10 });
}

const estimate: DecisionPolicy = { name: "probability", threshold: 0.5, severity_min: "low" };
const verdicts: DecisionPolicy = { name: "non_error", threshold: 1, severity_min: "low" };

describe("both decisions", () => {
  it.each([
    ["estimate", estimate],
    ["verdicts", verdicts],
    ["other", { ...verdicts, name: "count_as_error" }],
    ["other", { ...estimate, name: "score" }],
  ] as const)("stand side by side where the headline uses %s (%o)", (headline, policy) => {
    const { decisions } = summaryOf(policy);
    expect(decisions).toMatchObject({
      headline,
      by_verdicts: { policy: verdicts, n: 4, recall: 0.5, precision: 1, specificity: 1, balanced_accuracy: 0.75 },
      by_estimate: { policy: estimate, n: 4, recall: 1, specificity: 0.5, balanced_accuracy: 0.75, auroc: 1 },
    });
  });

  it("give the estimate the threshold of the headline, where that is its own", () => {
    const { decisions } = summaryOf({ ...estimate, threshold: 0.65 });
    expect(decisions.by_estimate).toMatchObject({ policy: { threshold: 0.65 }, balanced_accuracy: 1 });
    expect(summaryOf({ ...verdicts, threshold: 0.65 }).decisions.by_estimate?.policy).toEqual(estimate);
  });

  it("measure the estimate only where there is one, and say what stands in for it", () => {
    const some = [...predictions, prediction(4, true, 0, null)];
    const { decisions } = summaryOf(estimate, some);
    expect([decisions.by_verdicts.n, decisions.by_estimate?.n]).toEqual([5, 4]);
    const summary = summaryOf(
      estimate,
      some.map((row) => ({ ...row, error_probability: null })),
    );
    expect(summary.decisions.by_estimate).toBeNull();
    const { rows, why } = decisionTable(summary, evaluationWords("en"));
    expect(rows).toEqual([["some claim is incorrect", "5", "0.667", "1.000", "0.333", "1.000", "0.667"]]);
    expect(why).toBe("The judge gives no estimate: the headline uses the score in its place.");
  });

  it.each(LOCALES)("say in %s which one the headline uses and why", (locale) => {
    const words = evaluationWords(locale);
    const policies = [estimate, verdicts, { ...verdicts, name: "count_as_error" } as const];
    const tables = policies.map((policy) => decisionTable(summaryOf(policy), words));
    expect(new Set(tables.map(({ why }) => why)).size).toBe(3);
    expect(tables[2]?.why).toContain("count_as_error");
    for (const { head, rows } of tables) {
      expect(rows).toHaveLength(2);
      expect(rows[1]?.[0]).toContain("0.500");
      for (const cells of rows) expect(cells).toHaveLength(head.length);
    }
  });
});
