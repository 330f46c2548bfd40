import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Baseline } from "../../contracts/index.ts";
import { advanceBaseline } from "../index.ts";

const baseline = (metrics: Record<string, number>, patience = 3): Baseline => ({
  task: "factuality",
  metrics,
  tolerance: 0.01,
  patience,
  failing_runs: [],
});
let runs = 0;
const run = (metrics: Record<string, number>) => {
  runs += 1;
  return { run: `x${runs}`, metrics };
};

describe("advanceBaseline", () => {
  it("passes within the tolerance and raises what improved, never lowering the rest", () => {
    const outcome = advanceBaseline(baseline({ f1: 0.8, auroc: 0.7 }), run({ f1: 0.795, auroc: 0.75 }));
    expect(outcome).toMatchObject({ passed: true, worse: [], baseline: { metrics: { f1: 0.8, auroc: 0.75 } } });
  });

  it("fails below it and gives way only to the last of enough failing runs, to the best of them", () => {
    let kept = baseline({ f1: 0.8 });
    for (const value of [0.5, 0.6]) {
      const outcome = advanceBaseline(kept, run({ f1: value }));
      expect(outcome).toMatchObject({ passed: false, gave_way: false, baseline: { metrics: { f1: 0.8 } } });
      kept = outcome.baseline;
    }
    const last = advanceBaseline(kept, run({ f1: 0.55 }));
    expect(last).toMatchObject({ passed: false, gave_way: true, baseline: { metrics: { f1: 0.6 }, failing_runs: [] } });
  });

  it("does not give way to one and the same run, however often it is repeated", () => {
    let kept = baseline({ f1: 0.8 });
    for (let time = 0; time < 5; time += 1) {
      const outcome = advanceBaseline(kept, { run: "same", metrics: { f1: 0.5 } });
      expect(outcome).toMatchObject({ passed: false, gave_way: false, baseline: { metrics: { f1: 0.8 } } });
      expect(outcome.baseline.failing_runs).toHaveLength(1);
      kept = outcome.baseline;
    }
  });

  it("forgets earlier failures after a good run", () => {
    const once = advanceBaseline(baseline({ f1: 0.8 }, 2), run({ f1: 0.1 })).baseline;
    const good = advanceBaseline(once, run({ f1: 0.8 })).baseline;
    expect(good.failing_runs).toEqual([]);
    expect(advanceBaseline(good, run({ f1: 0.1 })).gave_way).toBe(false);
  });

  it("treats errors the other way round and a missing metric as a failure", () => {
    expect(advanceBaseline(baseline({ mae: 0.2 }), run({ mae: 0.15 }))).toMatchObject({
      passed: true,
      baseline: { metrics: { mae: 0.15 } },
    });
    expect(advanceBaseline(baseline({ mae: 0.2 }), run({ mae: 0.3 })).passed).toBe(false);
    expect(advanceBaseline(baseline({ f1: 0.2 }), run({})).worse).toEqual([
      { metric: "f1", baseline: 0.2, value: null },
    ]);
  });

  it("never gets worse by fewer failing runs than its patience", () => {
    const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 5 }), (runs, patience) => {
        let kept = baseline({ f1: 0.5 }, patience);
        let failures = 0;
        for (const f1 of runs) {
          const before = kept.metrics.f1!;
          const outcome = advanceBaseline(kept, run({ f1 }));
          failures = outcome.passed ? 0 : failures + 1;
          if (outcome.baseline.metrics.f1! < before) {
            expect(failures).toBe(patience);
            failures = 0;
          }
          kept = outcome.baseline;
        }
      }),
    );
  });
});
