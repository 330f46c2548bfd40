import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dcgAt, ndcgAt, precisionAt, rankByScore, recallAt, reciprocalRank } from "./index.ts";

describe("ranking metrics", () => {
  it("nDCG agrees with the worked example of six results and two missed ones", () => {
    const ranked = [3, 2, 3, 0, 1, 2];
    expect(dcgAt(6, ranked)).toBeCloseTo(6.861, 3);
    expect(ndcgAt(6, ranked, { all: [...ranked, 3, 2] })).toBeCloseTo(0.785, 3);
  });

  it("takes exponential gains when asked", () => {
    expect(dcgAt(3, [3, 2, 3], "exponential")).toBeCloseTo(7 + 3 / Math.log2(3) + 7 / 2, 12);
  });

  it("MRR agrees with the worked example of three queries (11/18)", () => {
    const ranks = [
      reciprocalRank([false, false, true]),
      reciprocalRank([false, true, false]),
      reciprocalRank([true, false, false]),
    ];
    expect((ranks[0]! + ranks[1]! + ranks[2]!) / 3).toBeCloseTo(11 / 18, 12);
  });

  it("are null when nothing is relevant, 0 when it was missed", () => {
    expect(ndcgAt(10, [0, 0])).toBeNull();
    expect(reciprocalRank([false])).toBeNull();
    expect(recallAt(10, [false])).toBeNull();
    expect(reciprocalRank([false], 1)).toBe(0);
    expect(recallAt(1, [false, true])).toBe(0);
    expect(ndcgAt(1, [0, 3])).toBe(0);
    expect(precisionAt(2, [true, false, true])).toBe(0.5);
    expect(precisionAt(2, [])).toBeNull();
  });

  it("nDCG is 1 exactly for the ideal order and within [0, 1] for any", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        (grades, k) => {
          const value = ndcgAt(k, grades);
          if (grades.every((grade) => grade === 0)) {
            expect(value).toBeNull();
            return;
          }
          expect(value!).toBeGreaterThanOrEqual(0);
          expect(value!).toBeLessThanOrEqual(1 + 1e-12);
          expect(
            ndcgAt(
              k,
              [...grades].sort((a, b) => b - a),
            ),
          ).toBeCloseTo(1, 12);
        },
      ),
    );
  });

  it("equal scores keep input order", () => {
    expect(rankByScore([0.5, 0.9, 0.5, 0.9])).toEqual([1, 3, 0, 2]);
  });
});
