import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accuracy, balancedAccuracy, countConfusion, f1, mcc, precision, recall, specificity } from "./index.ts";

describe("classification metrics", () => {
  it("agree with the worked example of 12 cats and dogs (TP 6, FN 2, FP 1, TN 3)", () => {
    const labels = [true, true, true, true, true, true, true, true, false, false, false, false];
    const predictions = [false, false, true, true, true, true, true, true, true, false, false, false];
    const counts = countConfusion(labels, predictions);
    expect(counts).toEqual({ tp: 6, tn: 3, fp: 1, fn: 2 });
    expect(recall(counts)).toBe(0.75);
    expect(specificity(counts)).toBe(0.75);
    expect(balancedAccuracy(counts)).toBe(0.75);
    expect(accuracy(counts)).toBe(0.75);
    expect(precision(counts)).toBeCloseTo(6 / 7, 12);
    expect(f1(counts)).toBeCloseTo(0.8, 12);
    expect(mcc(counts)).toBeCloseTo(0.478, 3);
  });

  it("are null where undefined, never 0", () => {
    const onlyClean = { tp: 0, tn: 5, fp: 0, fn: 0 };
    expect(recall(onlyClean)).toBeNull();
    expect(precision(onlyClean)).toBeNull();
    expect(f1(onlyClean)).toBeNull();
    expect(balancedAccuracy(onlyClean)).toBeNull();
    expect(mcc(onlyClean)).toBeNull();
    expect(specificity({ tp: 3, tn: 0, fp: 0, fn: 1 })).toBeNull();
    expect(mcc({ tp: 3, tn: 0, fp: 2, fn: 0 })).toBeNull();
    expect(accuracy({ tp: 0, tn: 0, fp: 0, fn: 0 })).toBeNull();
  });

  it("keep a real 0 apart from null", () => {
    expect(recall({ tp: 0, tn: 2, fp: 0, fn: 3 })).toBe(0);
    expect(f1({ tp: 0, tn: 2, fp: 1, fn: 3 })).toBe(0);
    expect(mcc({ tp: 1, tn: 1, fp: 1, fn: 1 })).toBe(0);
  });

  it("stay exact for counts whose product leaves the safe integers", () => {
    expect(mcc({ tp: 4e6, tn: 4e6, fp: 0, fn: 0 })).toBeCloseTo(1, 12);
  });

  it("take MCC as the Pearson correlation of labels and predictions", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 60 }), (rows) => {
        const x = rows.map(([label]) => Number(label));
        const y = rows.map(([, prediction]) => Number(prediction));
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        const covariance = mean(x.map((value, i) => (value - mean(x)) * (y[i]! - mean(y))));
        const deviation = (values: number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
        const naive = new Set(x).size < 2 || new Set(y).size < 2 ? null : covariance / deviation(x) / deviation(y);
        const ours = mcc(
          countConfusion(
            rows.map(([label]) => label),
            rows.map(([, prediction]) => prediction),
          ),
        );
        if (naive === null) expect(ours).toBeNull();
        else expect(ours).toBeCloseTo(naive, 9);
      }),
    );
  });

  it("refuse series of different length", () => {
    expect(() => countConfusion([true], [true, false])).toThrow(RangeError);
  });
});
