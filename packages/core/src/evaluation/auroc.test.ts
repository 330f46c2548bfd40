import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  auroc,
  aurocEstimator,
  averagePrecision,
  averagePrecisionEstimator,
  precisionRecallCurve,
  rocCurve,
} from "./index.ts";

const LABELS = [false, false, true, true];
const SCORES = [0.1, 0.4, 0.35, 0.8];

const rows = fc.array(fc.record({ label: fc.boolean(), score: fc.integer({ min: 0, max: 6 }).map((n) => n / 6) }), {
  maxLength: 40,
});

function naiveAuroc(labels: boolean[], scores: number[]): number | null {
  let wins = 0;
  let pairs = 0;
  labels.forEach((label, i) => {
    labels.forEach((other, j) => {
      if (!label || other) return;
      pairs += 1;
      if (scores[i]! > scores[j]!) wins += 1;
      else if (scores[i]! === scores[j]!) wins += 0.5;
    });
  });
  return pairs === 0 ? null : wins / pairs;
}

function naiveAveragePrecision(labels: boolean[], scores: number[]): number | null {
  const positives = labels.filter(Boolean).length;
  if (positives === 0) return null;
  let area = 0;
  let before = 0;
  for (const threshold of [...new Set(scores)].sort((a, b) => b - a)) {
    const called = labels.filter((_, i) => scores[i]! >= threshold);
    const recall = called.filter(Boolean).length / positives;
    area += (recall - before) * (called.filter(Boolean).length / called.length);
    before = recall;
  }
  return area;
}

describe("AUROC", () => {
  it("agrees with the example of the scikit-learn manual", () => {
    expect(auroc(LABELS, SCORES)).toBe(0.75);
  });

  it("counts a tie one half", () => {
    expect(auroc([true, false], [0.5, 0.5])).toBe(0.5);
    expect(auroc([true, false, false], [0.5, 0.5, 0.1])).toBe(0.75);
  });

  it("is null for a single class", () => {
    expect(auroc([true, true], [0.2, 0.9])).toBeNull();
    expect(auroc([false], [0.2])).toBeNull();
    expect(auroc([], [])).toBeNull();
  });

  it("refuses what is not a number", () => {
    expect(() => auroc([true, false], [Number.NaN, 1])).toThrow(RangeError);
  });

  it("equals the count over all pairs", () => {
    fc.assert(
      fc.property(rows, (sample) => {
        const labels = sample.map(({ label }) => label);
        const scores = sample.map(({ score }) => score);
        const naive = naiveAuroc(labels, scores);
        const ours = auroc(labels, scores);
        if (naive === null) expect(ours).toBeNull();
        else expect(ours).toBeCloseTo(naive, 12);
      }),
    );
  });

  it("equals the area under its own curve by trapezoids", () => {
    fc.assert(
      fc.property(rows, (sample) => {
        const labels = sample.map(({ label }) => label);
        const scores = sample.map(({ score }) => score);
        const curve = rocCurve(labels, scores);
        if (curve.length === 0) {
          expect(auroc(labels, scores)).toBeNull();
          return;
        }
        let area = 0;
        for (let i = 1; i < curve.length; i += 1) {
          const [from, to] = [curve[i - 1]!, curve[i]!];
          area +=
            ((to.false_positive_rate - from.false_positive_rate) * (to.true_positive_rate + from.true_positive_rate)) /
            2;
        }
        expect(area).toBeCloseTo(auroc(labels, scores)!, 12);
      }),
    );
  });
});

describe("average precision", () => {
  it("agrees with the example of the scikit-learn manual", () => {
    expect(averagePrecision(LABELS, SCORES)).toBeCloseTo(0.8333333333, 9);
    expect(precisionRecallCurve(LABELS, SCORES).map((point) => point.precision)).toEqual([1, 1, 0.5, 2 / 3, 0.5]);
    expect(precisionRecallCurve(LABELS, SCORES).map((point) => point.recall)).toEqual([0, 0.5, 0.5, 1, 1]);
  });

  it("equals the naive sum over thresholds and is null without positives", () => {
    fc.assert(
      fc.property(rows, (sample) => {
        const labels = sample.map(({ label }) => label);
        const scores = sample.map(({ score }) => score);
        const naive = naiveAveragePrecision(labels, scores);
        const ours = averagePrecision(labels, scores);
        if (naive === null) expect(ours).toBeNull();
        else expect(ours).toBeCloseTo(naive, 12);
      }),
    );
  });
});

describe("row weights", () => {
  it("mean the same as repeating the rows", () => {
    const weighted = fc.array(
      fc.record({ label: fc.boolean(), score: fc.integer({ min: 0, max: 4 }), weight: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(weighted, (sample) => {
        const labels = sample.map(({ label }) => label);
        const scores = sample.map(({ score }) => score);
        const weights = sample.map(({ weight }) => weight);
        const repeated = sample.flatMap((row) => Array.from({ length: row.weight }, () => row));
        const repeatedLabels = repeated.map(({ label }) => label);
        const repeatedScores = repeated.map(({ score }) => score);
        for (const [estimator, plain] of [
          [aurocEstimator, auroc],
          [averagePrecisionEstimator, averagePrecision],
        ] as const) {
          const expected = plain(repeatedLabels, repeatedScores);
          const ours = estimator(labels, scores)(weights);
          if (expected === null) expect(ours).toBeNull();
          else expect(ours).toBeCloseTo(expected, 12);
        }
      }),
    );
  });
});
