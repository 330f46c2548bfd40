/**
 * Rounds to `digits` decimals for display, a true tie to the even neighbour: `0.125 → 0.12`, `16.25 → 16.2`.
 * A number that only looks like a tie in print (`2.675` is stored as 2.67499…) goes to the nearer neighbour.
 * Never answers `-0`.
 */
export function roundHalfEven(value: number, digits: number): number {
  return Number(formatHalfEven(value, digits));
}

/** The rounded number as text with exactly `digits` decimals and a decimal point. */
export function formatHalfEven(value: number, digits: number): string {
  const magnitude = Math.abs(value);
  // From 1e21 on `toFixed` answers in exponent form; such a number is whole, there is nothing to round.
  const rounded = magnitude < 1e21 ? toFixedHalfEven(magnitude, digits) : String(magnitude);
  return value < 0 && Number(rounded) !== 0 ? `-${rounded}` : rounded;
}

/** `toFixed` rounds on the exact binary value and sends ties up, so only an exact tie with an odd last digit is wrong. */
function toFixedHalfEven(magnitude: number, digits: number): string {
  const up = magnitude.toFixed(digits);
  if (!isExactTie(magnitude, digits)) return up;
  const lastDigit = Number(up.at(-1));
  return lastDigit % 2 === 0 ? up : `${up.slice(0, -1)}${lastDigit - 1}`;
}

/** A binary number lies exactly between two decimals of `digits` places only if it is an odd multiple of 2^-(digits+1). */
function isExactTie(magnitude: number, digits: number): boolean {
  return (magnitude * 2 ** (digits + 1)) % 2 === 1;
}
