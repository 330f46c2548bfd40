import { describe, expect, it } from "vitest";
import type { Prediction } from "../../contracts/index.ts";
import { evidenceTally } from "./evidence-tally.ts";
import { summariseFactuality } from "./factuality-summary.ts";
import { selectiveRisk } from "./selective-risk.ts";
import { summariseSpans } from "./spans-summary.ts";
import { warningSentences } from "./warning-sentences.ts";
import { evaluationWords } from "./wording.ts";

const OPTIONS = { seed: 1, resamples: 40 };
const policy = { name: "probability", threshold: 0.5, severity_min: "low" } as const;
const none = { low: 0, medium: 0, high: 0 };

function row(i: number, extra: Partial<Prediction>): Prediction {
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
    score: 0.1 + (i % 9) / 10,
    issues: { incorrect: none, uncertain: none },
    ...extra,
  };
}

function summarise(predictions: readonly Prediction[], duplicateIds = 0) {
  const evidence = evidenceTally().stats();
  return summariseFactuality(
    { predictions, rows: predictions.length, policy, tuning: null, evidence, duplicateIds },
    OPTIONS,
  );
}

describe("warnings", () => {
  it("names an origin where everything was flagged, and the origin as the better judge", () => {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const bbc = i % 2 === 0;
      const label = bbc ? i % 20 !== 0 : i % 20 === 1;
      return row(i, {
        origin: bbc ? "bbc" : "cnn",
        label,
        error_probability: bbc ? 0.9 - (i % 3) / 10 : 0.2 + (i % 5) / 8,
      });
    });
    const summary = summarise(rows, 2);
    const codes = summary.warnings!.map(({ code }) => code);
    expect(codes).toContain("one_decision");
    expect(codes).toContain("not_above_yardstick");
    expect(codes).toContain("duplicate_ids");
    expect(summary.macro_by_origin!.balanced_accuracy!.groups).toBe(2);
    const text = warningSentences(summary, evaluationWords("en")).join("\n");
    expect(text).toContain("All 30 rows of “bbc” were called “error”");
    expect(text).toContain("“the origin alone”");
    expect(text).toContain("2 rows repeat the id");
  });

  it("is silent about a judge that discriminates", () => {
    const rows = Array.from({ length: 60 }, (_, i) =>
      row(i, { label: i % 2 === 0, error_probability: (i % 2 === 0 ? 0.7 : 0.1) + (i % 7) / 50 }),
    );
    expect(summarise(rows).warnings).toEqual([]);
  });

  it("sees marks that cover nearly everything", () => {
    const rows = Array.from({ length: 12 }, (_, i) =>
      row(i, {
        task: "spans",
        spans: [{ start_char: 0, end_char: 98 }],
        gold: [{ start_char: 10 * (i % 3), end_char: 50 }],
        features: { words: 20, characters: 100, new_bigrams: null },
      }),
    );
    const summary = summariseSpans(
      { predictions: rows, rows: 12, votes: 1, anyVote: [], unlocated: 0, duplicateIds: 0 },
      OPTIONS,
    );
    expect(summary.warnings!.map(({ code }) => code)).toContain("marks_everything");
    expect(summary.yardsticks!.list.find(({ name }) => name === "mark_all")!.figures.recall).toBe(1);
  });
});

describe("abstentions", () => {
  it("promise nothing: they are in no Brier score, calibration or ranking, but in the decisions", () => {
    const answered = Array.from({ length: 40 }, (_, i) =>
      row(i, { label: i % 2 === 0, error_probability: i % 2 === 0 ? 0.8 : 0.3 }),
    );
    const silent = Array.from({ length: 10 }, (_, i) =>
      row(100 + i, { label: true, status: "no_claims", score: null, error_probability: null }),
    );
    const [plain, mixed] = [summarise(answered), summarise([...answered, ...silent])];
    expect(mixed.metrics.brier.value).toBeCloseTo(plain.metrics.brier.value!, 12);
    expect(mixed.metrics.auroc.value).toBe(1);
    expect(mixed.calibration).toEqual(plain.calibration);
    expect(mixed.confusion.fn).toBe(10);
    expect(mixed.selective!.abstained).toEqual({ n: 10, errors: 10 });
  });
});

describe("selectiveRisk", () => {
  it("falls with coverage when the judge knows where it errs", () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ label: true, decision: i < 6, sureness: 10 - i }));
    const { curve, area, area_of_chance } = selectiveRisk(rows);
    expect(curve[5]).toEqual({ coverage: 0.6, risk: 0 });
    expect(curve.at(-1)).toEqual({ coverage: 1, risk: 0.4 });
    expect(area).toBeCloseTo((1 / 7 + 2 / 8 + 3 / 9 + 4 / 10) / 10, 12);
    expect(area_of_chance).toBe(0.4);
  });
});
