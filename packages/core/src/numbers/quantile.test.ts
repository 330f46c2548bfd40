import { describe, expect, it } from "vitest";
import { quantile } from "./index.ts";

describe("quantile", () => {
  it("interpolates like R's default (type 7)", () => {
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.1)).toBeCloseTo(1.9, 12);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([5], 0.975)).toBe(5);
    expect(quantile([], 0.5)).toBeNull();
  });
});
