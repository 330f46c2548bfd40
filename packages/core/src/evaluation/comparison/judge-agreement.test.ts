import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JudgeAgreement, type Prediction } from "../../contracts/index.ts";
import { agreementMarkdown } from "./agreement-markdown.ts";
import { judgeAgreement } from "./judge-agreement.ts";
import { kappaEstimator } from "./kappa.ts";

function row(index: number, score: number, other: number | null, label: boolean | null = null): Prediction {
  return {
    task: "factuality",
    index,
    id: `r${index}`,
    cluster: `c${index}`,
    origin: null,
    system: null,
    lang: null,
    status: "ok",
    error: null,
    score,
    error_probability: 1 - score,
    label,
    risk: 1 - score,
    decision: score <= 0.5,
    scores: { faithfulness: other },
  };
}

const options = { name: "faithfulness", scoreCutoff: 0.5, seed: 1, resamples: 50 };

describe("agreement with another tool", () => {
  // 20 rows as in any textbook: 8 both, 3 only ours, 2 only theirs, 7 neither.
  const table = [
    ...Array.from({ length: 8 }, () => [0.1, 0.2] as const),
    ...Array.from({ length: 3 }, () => [0.2, 0.9] as const),
    ...Array.from({ length: 2 }, () => [0.8, 0.3] as const),
    ...Array.from({ length: 7 }, () => [0.9, 0.8] as const),
  ];
  const run = table.map(([ours, theirs], at) => row(at, ours, theirs));

  it("is measured without any label", () => {
    const found = JudgeAgreement.parse(judgeAgreement(run, options));
    expect(found).toMatchObject({
      n: 20,
      without_score: 0,
      decisions: { both_error: 8, only_run: 3, only_other: 2, neither: 7 },
      against_people: null,
    });
    expect(found.metrics.same_decision?.value).toBeCloseTo(0.75, 12);
    // (0.75 − 0.5) / (1 − 0.5)
    expect(found.metrics.kappa?.value).toBeCloseTo(0.5, 12);
    expect(found.disagreements.slice(0, 5).map(({ id }) => id)).toEqual(["r8", "r9", "r10", "r11", "r12"]);
  });

  it("leaves out rows the other tool gave no number for, and says how many", () => {
    const found = judgeAgreement([...run, row(20, 0.4, null)], options);
    expect(found).toMatchObject({ n: 20, without_score: 1 });
  });

  it("holds both against people where people spoke", () => {
    const labelled = table.map(([ours, theirs], at) => row(at, ours, theirs, theirs < 0.5));
    const { against_people } = judgeAgreement(labelled, options);
    expect(against_people?.n).toBe(20);
    expect(against_people?.metrics.balanced_accuracy?.b).toBe(1);
    expect(agreementMarkdown(judgeAgreement(labelled, options), "runs/a", "en")).toContain("Balanced accuracy");
  });

  it("is written in every language, hostile names escaped", () => {
    const found = judgeAgreement(run, options);
    for (const locale of ["de", "en", "es", "pt"] as const) {
      const text = agreementMarkdown({ ...found, with: "<b>|" }, "runs/a", locale);
      expect(text).not.toMatch(/\{[a-z_]+\}|<b>/);
      expect(text).toContain("0.750");
    }
  });
});

describe("Cohen's kappa", () => {
  it("is 1 for the same decisions, null where both never differ from one word, and symmetric", () => {
    expect(kappaEstimator([true, false], [true, false])()).toBe(1);
    expect(kappaEstimator([true, true], [true, true])()).toBeNull();
    expect(kappaEstimator([], [])()).toBeNull();
    const pairs = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1 });
    fc.assert(
      fc.property(pairs, (both) => {
        const [a, b] = [both.map(([one]) => one), both.map(([, two]) => two)];
        expect(kappaEstimator(a, b)()).toBe(kappaEstimator(b, a)());
        expect(kappaEstimator(a, b)() ?? 0).toBeLessThanOrEqual(1);
      }),
    );
  });
});
