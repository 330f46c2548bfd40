import { expect, it } from "vitest";
import { flipRate } from "./flip-rate.ts";

it.each([
  [[true, true, true], 3, 0],
  [[true, false, true, true], 4, 0.25],
  [[false, false, true, null], 3, 1 / 3],
  [[true, false], 2, 0.5],
  [[], 0, 0],
])("of %j over %i usable runs is %d", (verdicts, runs, rate) => {
  expect(flipRate(verdicts)).toEqual({ runs, flip_rate: rate });
});
