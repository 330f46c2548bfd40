import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brierScore, expectedCalibrationError, mae, reliabilityBins, rmse } from "./index.ts";

describe("calibration", () => {
  it("Brier agrees with the example of the scikit-learn manual", () => {
    expect(brierScore([false, true, true, false], [0.1, 0.9, 0.8, 0.3])).toBeCloseTo(0.0375, 12);
  });

  it("bins by equal width, 1 in the last bin, empty bins null", () => {
    const bins = reliabilityBins([true, false, true], [1, 0.95, 0.05]);
    expect(bins).toHaveLength(10);
    expect(bins[9]).toEqual({ lower: 0.9, upper: 1, n: 2, mean_predicted: 0.975, observed_rate: 0.5 });
    expect(bins[0]).toMatchObject({ n: 1, mean_predicted: 0.05, observed_rate: 1 });
    expect(bins[4]).toMatchObject({ n: 0, mean_predicted: null, observed_rate: null });
  });

  it("ECE is the size-weighted gap, worked by hand", () => {
    // Bin 0.9–1: promise 0.975, outcome 0.5 (n 2); bin 0–0.1: promise 0.05, outcome 1 (n 1).
    expect(expectedCalibrationError([true, false, true], [1, 0.95, 0.05])).toBeCloseTo((2 * 0.475 + 0.95) / 3, 12);
    expect(expectedCalibrationError([], [])).toBeNull();
    expect(brierScore([], [])).toBeNull();
  });

  it("every row lands in exactly one bin and ECE stays in [0, 1]", () => {
    const row = fc.record({ label: fc.boolean(), p: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.integer({ min: 1, max: 20 }), (rows, bins) => {
        const labels = rows.map(({ label }) => label);
        const p = rows.map((r) => r.p);
        const total = reliabilityBins(labels, p, bins).reduce((sum, bin) => sum + bin.n, 0);
        expect(total).toBe(rows.length);
        const ece = expectedCalibrationError(labels, p, bins)!;
        expect(ece).toBeGreaterThanOrEqual(0);
        expect(ece).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("refuses what is not a probability", () => {
    expect(() => brierScore([true], [1.2])).toThrow(RangeError);
    expect(() => brierScore([true], [Number.NaN])).toThrow(RangeError);
  });
});

describe("prediction error", () => {
  it("agrees with the example of the scikit-learn manual", () => {
    expect(mae([3, -0.5, 2, 7], [2.5, 0, 2, 8])).toBe(0.5);
    expect(rmse([3, -0.5, 2, 7], [2.5, 0, 2, 8])).toBeCloseTo(Math.sqrt(0.375), 12);
  });

  it("is null without rows and never larger as MAE than as RMSE", () => {
    expect(mae([], [])).toBeNull();
    expect(rmse([], [])).toBeNull();
    const value = fc.double({ min: -1e3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1 }), (rows) => {
        const [x, y] = [rows.map(([a]) => a), rows.map(([, b]) => b)];
        expect(mae(x, y)!).toBeLessThanOrEqual(rmse(x, y)! + 1e-9);
      }),
    );
  });
});
