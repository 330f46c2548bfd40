import { describe, expect, it } from "vitest";
import { nestedTuning } from "../policy/nested-tuning.ts";
import { seededRandom } from "../seeded-random.ts";
import { fitIsotonic } from "./isotonic.ts";
import { fitPlatt } from "./platt.ts";
import { recalibrate } from "./recalibrate.ts";

/** A judge that is far too sure: it says p² over the odds of what happens. */
function overconfident(n: number) {
  const random = seededRandom(7);
  return Array.from({ length: n }, (_, i) => {
    const truth = random();
    const odds = (truth / (1 - truth)) ** 3;
    return { label: random() < truth, risk: odds / (1 + odds), cluster: `c${Math.floor(i / 2)}` };
  });
}

describe("recalibrate", () => {
  it("mends an overconfident judge on groups it has not seen", () => {
    const rows = overconfident(600);
    const found = recalibrate(
      rows.map(({ label }) => label),
      rows.map(({ risk }) => risk),
      rows.map(({ cluster }) => cluster),
      1,
    )!;
    expect(found.before.ece!).toBeGreaterThan(0.1);
    expect(found.platt.ece!).toBeLessThan(found.before.ece! / 2);
    expect(found.isotonic.ece!).toBeLessThan(found.before.ece! / 2);
    expect(found.platt.brier!).toBeLessThan(found.before.brier!);
  });

  it("has nothing to learn from one class or few groups", () => {
    expect(recalibrate([true, true], [0.1, 0.2], ["a", "b"], 1)).toBeNull();
    const same = Array.from({ length: 9 }, (_, i) => `c${i}`);
    expect(
      recalibrate(
        same.map(() => true),
        same.map(() => 0.5),
        same,
        1,
      ),
    ).toBeNull();
  });

  it("never falls with the probability", () => {
    const rows = overconfident(200);
    for (const fit of [fitIsotonic, fitPlatt]) {
      const curve = fit(
        rows.map(({ label }) => label),
        rows.map(({ risk }) => risk),
      );
      const values = Array.from({ length: 101 }, (_, i) => curve(i / 100));
      expect(values).toEqual([...values].sort((left, right) => left - right));
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  });
});

describe("nestedTuning", () => {
  it("is more modest than the best threshold on the same rows, and says how far thresholds wander", () => {
    const rows = overconfident(80);
    const found = nestedTuning(rows, "balanced_accuracy", 1)!;
    expect(found).toMatchObject({ folds: 5, repeats: 10 });
    expect(found.lowest!).toBeLessThanOrEqual(found.value!);
    expect(found.value!).toBeGreaterThan(0.5);
    expect(found.threshold.lowest!).toBeLessThanOrEqual(found.threshold.highest!);
    expect(nestedTuning(rows.slice(0, 4), "balanced_accuracy", 1)).toBeNull();
  });
});
