import { describe, expect, test } from "vitest";
import { seededRandom } from "../evaluation/index.ts";
import { calibrated } from "../judges/factuality/index.ts";
import { calibrate, type KnownVerdict } from "./calibrate.ts";

const verdicts = (confidence: number, right: number, n: number): KnownVerdict[] =>
  Array.from({ length: n }, (_, at) => ({ confidence, right: at < right }));

describe("how often verdicts of a confidence were right", () => {
  test("is what was measured, a little nearer to the middle", () => {
    expect(calibrate([...verdicts(0.6, 30, 58), ...verdicts(0.9, 97, 98)])).toEqual([
      { confidence: 0.6, right: 0.5167 },
      { confidence: 0.9, right: 0.98 },
    ]);
  });

  test("never falls where the confidence rises", () => {
    expect(calibrate([...verdicts(0.5, 40, 48), ...verdicts(0.9, 20, 50)])).toEqual([
      { confidence: 0.7041, right: 0.61 },
    ]);
  });

  test("a few verdicts alone say nothing: they join their neighbours", () => {
    const points = calibrate([
      ...verdicts(0.5, 25, 50),
      ...verdicts(0.8, 3, 3),
      ...verdicts(0.9, 45, 50),
      ...verdicts(1, 0, 2),
    ]);
    expect(points).toHaveLength(2);
    expect(points[1]!.right).toBeCloseTo((45 + 3 + 1) / (50 + 3 + 2 + 2), 3);
  });

  test("between two points the line counts, outside them the nearest", () => {
    const points = [
      { confidence: 0.5, right: 0.4 },
      { confidence: 0.7, right: 0.8 },
    ];
    expect([0, 0.5, 0.6, 0.7, 1].map((at) => calibrated(points, at))).toEqual([0.4, 0.4, 0.6, 0.8, 0.8]);
  });

  test("is close to the truth for a judge that promises too much", () => {
    const random = seededRandom(7);
    const made = Array.from({ length: 4000 }, () => {
      const confidence = Math.round(random() * 20) / 20;
      return { confidence, right: random() < 0.3 + 0.5 * confidence ** 2 };
    });
    const points = calibrate(made);
    for (const at of [0.1, 0.5, 0.9]) expect(calibrated(points, at)).toBeCloseTo(0.3 + 0.5 * at ** 2, 1);
  });
});
