import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Random, seededRandom, stableThreshold, tuneThreshold } from "../index.ts";

/** Rows of two overlapping classes; every row is its own cluster. */
function sampleOf(size: number, random: Random) {
  const bell = () => Array.from({ length: 12 }, random).reduce((left, value) => left + value, -6);
  const labels = Array.from({ length: size }, (_, at) => at % 2 === 0);
  return {
    labels,
    risks: labels.map((label) => bell() + (label ? 1 : 0)),
    clusters: labels.map((_, at) => String(at)),
  };
}

const spread = (values: readonly number[]) => {
  const mean = values.reduce((left, value) => left + value, 0) / values.length;
  return Math.sqrt(values.reduce((left, value) => left + (value - mean) ** 2, 0) / values.length);
};

describe("stableThreshold", () => {
  it("moves less from sample to sample than the best threshold of each, and lies as well", () => {
    const random = seededRandom(4);
    const samples = Array.from({ length: 30 }, () => sampleOf(120, random));
    const exact = samples.map(({ labels, risks }) => tuneThreshold(labels, risks)!.threshold);
    const stable = samples.map(
      ({ labels, risks, clusters }) => stableThreshold(labels, risks, { clusters, random: seededRandom(1) })!.threshold,
    );
    expect(spread(stable)).toBeLessThan(0.75 * spread(exact));
    expect(stable.reduce((left, value) => left + value, 0) / stable.length).toBeCloseTo(0.5, 0);
  });

  it("stays between the risks, gives the value it reaches there, and needs both classes", () => {
    const rows = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 3 })), {
      minLength: 2,
      maxLength: 25,
    });
    fc.assert(
      fc.property(rows, (drawn) => {
        const labels = drawn.map(([label]) => label);
        const risks = drawn.map(([, risk]) => risk);
        const options = { clusters: drawn.map(([, , cluster]) => String(cluster)), random: seededRandom(2) };
        const found = stableThreshold(labels, risks, options);
        expect(found === null).toBe(new Set(labels).size < 2);
        if (found === null) return;
        expect(found.threshold).toBeGreaterThanOrEqual(Math.min(...risks) - 0.5);
        expect(found.threshold).toBeLessThanOrEqual(Math.max(...risks));
        const called = (wanted: boolean) =>
          labels.filter((label, at) => label === wanted && risks[at]! >= found.threshold);
        const share = (wanted: boolean) => called(wanted).length / labels.filter((label) => label === wanted).length;
        expect(found.value).toBeCloseTo((share(true) + 1 - share(false)) / 2, 12);
        expect(found.value).toBeLessThanOrEqual(tuneThreshold(labels, risks)!.value + 1e-12);
      }),
    );
  });

  it("parts classes that do not overlap, for every target", () => {
    const labels = [false, false, false, true, true, true];
    const risks = [0.1, 0.15, 0.2, 0.6, 0.7, 0.8];
    for (const target of ["balanced_accuracy", "f1", "mcc"] as const) {
      const clusters = labels.map((_, at) => String(at));
      const found = stableThreshold(labels, risks, { clusters, random: seededRandom(3), target });
      expect(found).toMatchObject({ target, value: 1 });
    }
  });
});
