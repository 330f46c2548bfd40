import { describe, expect, it } from "vitest";
import type { Prediction } from "../../contracts/index.ts";
import { cohenKappa } from "./cohen-kappa.ts";
import { krippendorffEstimator } from "./krippendorff.ts";
import { flipLabel, labelNoise } from "./label-noise.ts";
import { peopleAgreement } from "./people-agreement.ts";
import { DECISION_RATINGS, majority } from "./rating-tasks.ts";

const OPTIONS = { seed: 1, resamples: 60 };

function row(i: number, values: readonly number[], decision: boolean): Prediction {
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
    score: null,
    decision,
    annotations: values.map((value, at) => ({ annotator: `p${at}`, value })),
  };
}

describe("Krippendorff's alpha", () => {
  it("is 1 for people who agree, below 0 for people who never do, null where nothing varies", () => {
    expect(
      krippendorffEstimator([
        [1, 1],
        [0, 0],
        [1, 1, 1],
      ])(),
    ).toBe(1);
    expect(
      krippendorffEstimator([
        [1, 0],
        [0, 1],
      ])()!,
    ).toBeLessThan(0);
    expect(
      krippendorffEstimator([
        [1, 1],
        [1, 1],
      ])(),
    ).toBeNull();
    expect(krippendorffEstimator([[1], [0]])()).toBeNull();
  });

  it("counts a unit of weight two like the same unit twice", () => {
    const units = [
      [1, 0, 1],
      [0, 0],
      [1, 1],
      [0, 1, 0],
    ];
    const twice = krippendorffEstimator([...units, units[0]!, units[3]!])();
    expect(krippendorffEstimator(units)([2, 1, 1, 2])).toBeCloseTo(twice!, 12);
  });
});

describe("peopleAgreement", () => {
  // Two people agree, the third turns every fifth answer round; the judge follows the third.
  const rows = Array.from({ length: 40 }, (_, i) => {
    const truth = i % 2;
    const third = i % 5 === 0 ? 1 - truth : truth;
    return row(i, [truth, truth, third], third === 1);
  });

  it("finds the pair that agrees, the ceiling of a person, and whom the judge resembles", () => {
    const found = peopleAgreement(rows, DECISION_RATINGS, OPTIONS)!;
    expect(found).toMatchObject({ annotators: 3, rows: 40 });
    expect(found.pairwise.map(({ kappa }) => Number(kappa!.toFixed(6)))).toEqual([1, 0.6, 0.6]);
    expect(found.alpha.value!).toBeGreaterThan(0.6);
    expect(found.alpha.ci_lower!).toBeLessThan(found.alpha.value!);
    expect(found.judge_against.map(({ figures }) => figures.balanced_accuracy)).toEqual([0.8, 0.8, 1]);
    expect(found.ceiling.balanced_accuracy!).toBeGreaterThan(0.8);
    expect(found.ceiling.balanced_accuracy!).toBeLessThan(1);
  });

  it("says nothing where nobody is named", () => {
    expect(peopleAgreement([{ ...row(0, [], true), annotations: [] }], DECISION_RATINGS, OPTIONS)).toBeNull();
  });

  it("leaves a tie open", () => {
    expect([majority([1, 0]), majority([1, 1, 0]), majority([])]).toEqual([null, 1, null]);
  });
});

describe("cohenKappa", () => {
  it("is weighted by distance, and null when nobody varies", () => {
    expect(cohenKappa([0, 1, 0, 1], [0, 1, 1, 0])).toBe(0);
    expect(cohenKappa([1, 1], [1, 1])).toBeNull();
  });
});

describe("labelNoise", () => {
  it("lowers a perfect judge by about the noise", () => {
    const truth = Array.from({ length: 200 }, (_, i) => i % 2);
    const found = labelNoise({ truth, rating: truth }, DECISION_RATINGS.figures, flipLabel, 1);
    for (const { noise, figures } of found) {
      expect(figures.balanced_accuracy!.mean!).toBeCloseTo(1 - noise, 1);
      expect(figures.balanced_accuracy!.lower!).toBeLessThan(figures.balanced_accuracy!.upper!);
    }
  });
});
