import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  mcnemarExact,
  mcnemarMidP,
  meanEstimator,
  pairedBootstrap,
  pairedPermutationTest,
  seededRandom,
} from "./index.ts";

// Darwin's fifteen pairs of crossed and self-fertilised maize plants, in eighths of an inch (Fisher 1935, §21).
const DARWIN = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
const PAIRS = DARWIN.map((_, i) => String(i));

function darwinDifference(exchanged: Uint8Array): number {
  return DARWIN.reduce((sum, value, i) => sum + (exchanged[i] ? -value : value), 0) / DARWIN.length;
}

function naiveMcNemar(onlyA: number, onlyB: number): number {
  const n = onlyA + onlyB;
  let tail = 0n;
  let choose = 1n;
  for (let i = 0; i <= Math.min(onlyA, onlyB); i += 1) {
    tail += choose;
    choose = (choose * BigInt(n - i)) / BigInt(i + 1);
  }
  return Math.min(1, Number((2n * tail * 10n ** 18n) / 2n ** BigInt(n)) / 1e18);
}

describe("exact McNemar test", () => {
  it("agrees with the binomial sum in whole numbers", () => {
    expect(mcnemarExact(0, 0)).toBe(1);
    expect(mcnemarExact(5, 5)).toBe(1);
    expect(mcnemarExact(0, 6)).toBeCloseTo(0.03125, 12);
    fc.assert(
      fc.property(fc.nat(150), fc.nat(150), (a, b) => {
        expect(mcnemarExact(a, b)).toBeCloseTo(naiveMcNemar(a, b), 9);
        expect(mcnemarExact(a, b)).toBe(mcnemarExact(b, a));
      }),
    );
  });

  it("has a mid-p that lies between the exact values of this outcome and the next", () => {
    expect(mcnemarMidP(3, 3)).toBe(1);
    expect(mcnemarMidP(0, 6)).toBeCloseTo(0.03125 / 2, 12);
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (a, b) => {
        fc.pre(a !== b);
        expect(mcnemarMidP(a, b)).toBeLessThan(mcnemarExact(a, b));
        expect(mcnemarMidP(a, b)).toBeGreaterThan(0);
        expect(mcnemarMidP(a, b)).toBe(mcnemarMidP(b, a));
      }),
    );
  });

  it("does not underflow on thousands of rows", () => {
    expect(mcnemarExact(5000, 5000)).toBe(1);
    expect(mcnemarExact(4900, 5100)).toBeGreaterThan(0.04);
    expect(mcnemarExact(4900, 5100)).toBeLessThan(0.05);
  });
});

describe("paired permutation test", () => {
  it("finds Fisher's 1,726 of 32,768 arrangements for Darwin's maize", () => {
    const result = pairedPermutationTest({
      clusters: PAIRS,
      difference: darwinDifference,
      random: seededRandom(1),
      permutations: 32_768,
    });
    expect(result).toMatchObject({ p_value: 1726 / 32_768, permutations: 32_768, exact: true });
    expect(result.mid_p!).toBeLessThan(result.p_value!);
  });

  it("comes close to it when it samples, and is never 0", () => {
    const sampled = pairedPermutationTest({ clusters: PAIRS, difference: darwinDifference, random: seededRandom(2) });
    expect(sampled.exact).toBe(false);
    expect(sampled.p_value!).toBeGreaterThan(0.035);
    expect(sampled.p_value!).toBeLessThan(0.075);
    const clear = pairedPermutationTest({
      clusters: Array.from({ length: 60 }, (_, i) => String(i)),
      difference: (exchanged) => exchanged.reduce((sum, swap) => sum + (swap ? -1 : 1), 0),
      random: seededRandom(2),
      permutations: 500,
    });
    expect(clear.p_value).toBeCloseTo(1 / 501, 12);
  });

  it("exchanges whole clusters", () => {
    pairedPermutationTest({
      clusters: ["a", "a", "b"],
      difference: (exchanged) => {
        expect(exchanged[0]).toBe(exchanged[1]);
        return 1;
      },
      random: seededRandom(1),
    });
  });

  it("is null where the statistic is undefined", () => {
    const result = pairedPermutationTest({ clusters: ["a"], difference: () => null, random: seededRandom(1) });
    expect(result.p_value).toBeNull();
  });
});

describe("paired bootstrap", () => {
  it("cancels shared difficulty: a constant gain has a point interval", () => {
    const a = Array.from({ length: 40 }, (_, i) => i % 5);
    const b = a.map((value) => value + 0.5);
    const result = pairedBootstrap(meanEstimator(a), meanEstimator(b), {
      clusters: a.map((_, i) => String(i)),
      random: seededRandom(1),
      resamples: 100,
    });
    expect(result.difference).toBeCloseTo(0.5, 12);
    expect(result.ci_lower).toBeCloseTo(0.5, 12);
    expect(result.ci_upper).toBeCloseTo(0.5, 12);
  });
});
