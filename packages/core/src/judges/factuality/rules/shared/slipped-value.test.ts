import { expect, it } from "vitest";
import { isMiswritten } from "./slipped-value.ts";

it.each([
  [1730, 1703],
  [15_800, 18_500],
  [10_500, 15_000],
  [2500, 25_000],
  [1_400_000, 1_400_000_000],
  [3000, 3_000_000],
])("%d may be %d written wrong", (own, theirs) => {
  expect(isMiswritten(own, theirs)).toBe(true);
  expect(isMiswritten(theirs, own)).toBe(true);
});

it.each([
  [27, 72],
  [1703, 1703],
  [1703, 1713],
  [1005, 15_000],
  [300, 3000],
  [1250, 2500],
])("%d is another figure than %d", (own, theirs) => {
  expect(isMiswritten(own, theirs)).toBe(false);
  expect(isMiswritten(theirs, own)).toBe(false);
});
