import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  kendall,
  kendallEstimator,
  midRanks,
  pearson,
  pearsonEstimator,
  spearman,
  spearmanEstimator,
} from "./index.ts";

// Anscombe's first set, published with r = 0.816.
const ANSCOMBE_X = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
const ANSCOMBE_Y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];

const pairs = fc.array(fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) }), {
  maxLength: 30,
});

function naivePearson(x: number[], y: number[]): number | null {
  if (new Set(x).size < 2 || new Set(y).size < 2) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0);
  const [mx, my] = [mean(x), mean(y)];
  const top = sum((i) => (x[i]! - mx) * (y[i]! - my));
  return top / Math.sqrt(sum((i) => (x[i]! - mx) ** 2) * sum((i) => (y[i]! - my) ** 2));
}

function naiveRanks(values: number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function naiveKendall(x: number[], y: number[]): number | null {
  let balance = 0;
  let comparableX = 0;
  let comparableY = 0;
  for (let i = 0; i < x.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const sign = Math.sign(x[i]! - x[j]!) * Math.sign(y[i]! - y[j]!);
      balance += sign;
      if (x[i] !== x[j]) comparableX += 1;
      if (y[i] !== y[j]) comparableY += 1;
    }
  }
  return comparableX === 0 || comparableY === 0 ? null : balance / Math.sqrt(comparableX * comparableY);
}

function expectSame(ours: number | null, naive: number | null): void {
  if (naive === null) expect(ours).toBeNull();
  else expect(ours).toBeCloseTo(naive, 10);
}

describe("correlations", () => {
  it("Pearson agrees with Anscombe's published quartet", () => {
    expect(pearson(ANSCOMBE_X, ANSCOMBE_Y)).toBeCloseTo(0.81642, 5);
  });

  it("Spearman agrees with the worked example of IQ and hours of television", () => {
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    expect(spearman(iq, hours)).toBeCloseTo(-29 / 165, 12);
  });

  it("Kendall's tau-b agrees with the tied example of the SciPy manual", () => {
    expect(kendall([12, 2, 1, 12, 2], [1, 4, 7, 1, 0])).toBeCloseTo(-0.47140452079103173, 12);
  });

  it("mid-ranks share the mean rank among ties", () => {
    expect([...midRanks([10, 20, 20, 5])]).toEqual([2, 3.5, 3.5, 1]);
  });

  it("equal independent naive implementations, ties included; null without variance", () => {
    fc.assert(
      fc.property(pairs, (rows) => {
        const x = rows.map((row) => row.x);
        const y = rows.map((row) => row.y);
        expectSame(pearson(x, y), naivePearson(x, y));
        expectSame(spearman(x, y), naivePearson(naiveRanks(x), naiveRanks(y)));
        expectSame(kendall(x, y), naiveKendall(x, y));
      }),
    );
  });

  it("under row weights mean the same as repeating the rows", () => {
    const weighted = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }), weight: fc.nat(3) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(weighted, (rows) => {
        const [x, y, weights] = [rows.map((row) => row.x), rows.map((row) => row.y), rows.map((row) => row.weight)];
        const repeated = rows.flatMap((row) => Array.from({ length: row.weight }, () => row));
        const [rx, ry] = [repeated.map((row) => row.x), repeated.map((row) => row.y)];
        expectSame(pearsonEstimator(x, y)(weights), naivePearson(rx, ry));
        expectSame(spearmanEstimator(x, y)(weights), naivePearson(naiveRanks(rx), naiveRanks(ry)));
        expectSame(kendallEstimator(x, y)(weights), naiveKendall(rx, ry));
      }),
    );
  });

  it("are null for a constant judge and for no rows", () => {
    for (const metric of [pearson, spearman, kendall]) {
      expect(metric([1, 1, 1], [1, 2, 3])).toBeNull();
      expect(metric([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
      expect(metric([], [])).toBeNull();
    }
  });

  it("Kendall takes 100,000 rows without a pair loop", () => {
    const x = Float64Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 100_003);
    expect(kendall(x, x)).toBeCloseTo(1, 12);
  });
});
