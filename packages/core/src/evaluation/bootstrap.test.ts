import { describe, expect, it } from "vitest";
import { aurocEstimator, bootstrap, meanEstimator, seededRandom } from "./index.ts";

const rowsOf = (n: number) => Array.from({ length: n }, (_, i) => String(i));

describe("seeded random", () => {
  it("repeats for a seed, differs for the next one, stays in [0, 1) and is even", () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const random = seededRandom(1);
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i += 1) {
      const value = random();
      expect(value >= 0 && value < 1).toBe(true);
      buckets[Math.floor(value * 10)]! += 1;
    }
    for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe("bootstrap", () => {
  it("gives the same interval for the same seed and another for another", () => {
    const values = Array.from({ length: 50 }, (_, i) => (i * 37) % 50);
    const run = (seed: number) =>
      bootstrap({ mean: meanEstimator(values) }, { clusters: rowsOf(50), random: seededRandom(seed), resamples: 200 });
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  it("comes close to the normal interval of a mean", () => {
    const random = seededRandom(3);
    const values = Array.from({ length: 400 }, () => random());
    const mean = values.reduce((sum, value) => sum + value, 0) / 400;
    const error = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 399 / 400);
    const { mean: interval } = bootstrap(
      { mean: meanEstimator(values) },
      { clusters: rowsOf(400), random: seededRandom(4) },
    );
    expect(interval.value).toBeCloseTo(mean, 12);
    expect(interval.ci_lower!).toBeCloseTo(mean - 1.96 * error, 2);
    expect(interval.ci_upper!).toBeCloseTo(mean + 1.96 * error, 2);
  });

  it("draws whole clusters: copies of a row inside a cluster add no certainty", () => {
    const base = Array.from({ length: 30 }, (_, i) => i % 7);
    const clusters = rowsOf(30);
    const plain = bootstrap({ mean: meanEstimator(base) }, { clusters, random: seededRandom(5), resamples: 500 });
    const copied = bootstrap(
      { mean: meanEstimator(base.flatMap((value) => Array.from({ length: 20 }, () => value))) },
      {
        clusters: clusters.flatMap((cluster) => Array.from({ length: 20 }, () => cluster)),
        random: seededRandom(5),
        resamples: 500,
      },
    );
    expect(copied.mean.ci_lower).toBeCloseTo(plain.mean.ci_lower!, 9);
    expect(copied.mean.ci_upper).toBeCloseTo(plain.mean.ci_upper!, 9);
  });

  it("skips and counts resamples in which the statistic is undefined", () => {
    // One positive among four: (3/4)^4 of the resamples miss it, (1/4)^4 hold nothing else.
    const { auroc } = bootstrap(
      { auroc: aurocEstimator([true, false, false, false], [0.9, 0.1, 0.2, 0.3]) },
      { clusters: rowsOf(4), random: seededRandom(6), resamples: 4000 },
    );
    expect(auroc.value).toBe(1);
    expect(auroc.ci_lower).toBe(1);
    expect(auroc.skipped_resamples / 4000).toBeCloseTo(0.75 ** 4 + 0.25 ** 4, 1);
    expect(auroc.skipped_resamples).toBeGreaterThan(0);
  });

  it("has no interval where every resample is undefined", () => {
    const { auroc } = bootstrap(
      { auroc: aurocEstimator([true, true], [0.9, 0.1]) },
      { clusters: rowsOf(2), random: seededRandom(6), resamples: 50 },
    );
    expect(auroc).toEqual({ value: null, ci_lower: null, ci_upper: null, skipped_resamples: 50 });
  });
});
