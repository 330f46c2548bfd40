import { incompleteBeta } from "./incomplete-beta.ts";

/** The two-sided p value of Student's t with `df` degrees of freedom. */
export function studentP(t: number, df: number): number {
  return incompleteBeta(df / (df + t * t), df / 2, 0.5);
}
