import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHalfEven, roundHalfEven } from "./round-half-even.ts";

describe("roundHalfEven", () => {
  it.each([
    [0.125, 2, 0.12],
    [16.25, 1, 16.2],
    [0.375, 2, 0.38],
    [0.5, 0, 0],
    [1.5, 0, 2],
    [2.5, 0, 2],
    [2.675, 2, 2.67],
    [1.005, 2, 1],
    [0.15, 1, 0.1],
    [0.25, 1, 0.2],
    [0.35, 1, 0.3],
    [-0.125, 2, -0.12],
    [-2.5, 0, -2],
    [1e21, 2, 1e21],
    [68.5, 2, 68.5],
  ])("rounds %d to %i digits as %d", (value, digits, expected) => {
    expect(roundHalfEven(value, digits)).toBe(expected);
  });

  it("never answers minus zero", () => {
    expect(Object.is(roundHalfEven(-0.001, 2), 0)).toBe(true);
    expect(formatHalfEven(-0.001, 2)).toBe("0.00");
  });

  it("keeps the asked number of decimals as text", () => {
    expect(formatHalfEven(0.5, 3)).toBe("0.500");
    expect(formatHalfEven(9.995, 1)).toBe("10.0");
  });

  it("agrees with exact arithmetic", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, digits) => {
        expect(formatHalfEven(value, digits).replace(/^-(0\.?0*)$/, "$1")).toBe(exactly(value, digits));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 0, max: 6 }), (eighths, digits) => {
        expect(formatHalfEven(eighths / 8, digits)).toBe(exactly(eighths / 8, digits));
      }),
      { numRuns: 2000 },
    );
  });
});

/** Rounds with whole numbers only: value = mantissa / 2^shift exactly. */
function exactly(value: number, digits: number): string {
  let shift = 0n;
  let scaled = Math.abs(value);
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    shift += 1n;
  }
  const numerator = BigInt(scaled) * 10n ** BigInt(digits);
  const denominator = 2n ** shift;
  let quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice > denominator || (twice === denominator && quotient % 2n === 1n)) quotient += 1n;
  const text = quotient.toString().padStart(digits + 1, "0");
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return value < 0 && quotient !== 0n ? `-${whole}` : whole;
}
