import { expect, it } from "vitest";
import { localRateLimits } from "./local-rate-limits.ts";

it("lets one second's worth through at once and makes the rest wait their turn", async () => {
  let now = 0;
  const limits = localRateLimits({ now: () => now });
  const reserve = () => limits.reserve("model:a", { perMinute: 120 });
  expect([await reserve(), await reserve(), await reserve(), await reserve()]).toEqual([0, 0, 500, 1000]);
  expect(await limits.reserve("model:b", { perMinute: 120 })).toBe(0);
  // The two that waited have had their turn after a second, and no more than a second's worth gathers in an hour.
  now = 1500;
  expect(await reserve()).toBe(0);
  now = 3_600_000;
  expect([await reserve(), await reserve(), await reserve()]).toEqual([0, 0, 500]);
});
