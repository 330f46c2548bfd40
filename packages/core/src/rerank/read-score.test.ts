import { expect, test } from "vitest";
import { isUnitScale, readScore } from "./read-score.ts";

test.each([
  [92, 92],
  ["92", 92],
  [" 92.5 ", 92.5],
  ["92,5", 92.5],
  ["92 %", 92],
  ["92/100", 92],
  ["8/10", 80],
  ["0,9/1", 90],
  ["9.2e1", 92],
  [0, 0],
  [100, 100],
])("%j is a score", (raw, score) => expect(readScore(raw)).toEqual({ score }));

test.each([1e9, "1e9", 100.5, "101", -1, "-3", "12/10", Number.POSITIVE_INFINITY])("%j is off the scale", (raw) => {
  expect(readScore(raw)).toEqual({ score: null });
});

test.each([null, undefined, "", "high", "1.234,5", "46/50", "92 points", true, [92], {}, Number.NaN])(
  "%j is no number",
  (raw) => expect(readScore(raw)).toBeNull(),
);

test.each([
  [[0.92, 0.4], true],
  [[1, 0.5, 0], true],
  [[0, 0], false],
  [[1, 1], false],
  [[0.9, 40], false],
])("%j on a scale of 0 to 1: %s", (scores, isUnit) => expect(isUnitScale(scores)).toBe(isUnit));
