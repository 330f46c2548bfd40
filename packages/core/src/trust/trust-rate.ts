import type { TrustRate } from "../contracts/index.ts";

/** Standard normal quantile of a two-sided 95 % interval. */
const Z = 1.959963984540054;

/** A share with its 95 % interval by Wilson, corrected for continuity: it holds the true share at least that often, also near 1. */
export function trustRate(hits: number, n: number): TrustRate {
  if (n === 0) return { hits, n, rate: null, low: null, high: null };
  const p = hits / n;
  const around = (side: 1 | -1) => {
    const root = Z * Z - 1 / n + 4 * n * p * (1 - p) - side * (4 * p - 2);
    return (2 * n * p + Z * Z + side * (Z * Math.sqrt(Math.max(0, root)) + 1)) / (2 * (n + Z * Z));
  };
  return {
    hits,
    n,
    rate: rounded(p),
    low: hits === 0 ? 0 : rounded(Math.max(0, around(-1))),
    high: hits === n ? 1 : rounded(Math.min(1, around(1))),
  };
}

/** Four digits: more would differ between machines and mean nothing. */
export function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
