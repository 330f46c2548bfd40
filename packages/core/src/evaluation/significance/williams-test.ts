import { studentP } from "./student-t.ts";

/** Three correlations of the same rows: truth with A, truth with B, and A with B. */
export interface DependentCorrelations {
  readonly truthA: number;
  readonly truthB: number;
  readonly ab: number;
  readonly n: number;
}

/** What Williams' test found. */
export interface WilliamsResult {
  /** Positive when B agrees better with the truth. */
  readonly t: number;
  readonly df: number;
  readonly p_value: number;
}

/**
 * Williams' test whether two correlations that share the truth differ (Steiger 1980, eq. 7). It takes the agreement of
 * A and B into account, which an independent test wastes. Null below four rows and when A and B are the same.
 */
export function williamsTest({ truthA, truthB, ab, n }: DependentCorrelations): WilliamsResult | null {
  const df = n - 3;
  if (df < 1) return null;
  const determinant = 1 - truthA ** 2 - truthB ** 2 - ab ** 2 + 2 * truthA * truthB * ab;
  const mean = (truthA + truthB) / 2;
  const variance = (2 * determinant * (n - 1)) / df + mean ** 2 * (1 - ab) ** 3;
  // Rounding leaves a hair when A and B rank alike.
  if (!(variance > 1e-15)) return null;
  const t = (truthB - truthA) * Math.sqrt(((n - 1) * (1 + ab)) / variance);
  return { t, df, p_value: studentP(t, df) };
}
