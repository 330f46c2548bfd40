import type { CheckStability } from "../../contracts/index.ts";

/** The flip rate of repeated verdicts; runs without a verdict are left out. */
export function flipRate(verdicts: readonly (boolean | null)[]): CheckStability {
  const usable = verdicts.filter((verdict) => verdict !== null);
  const passed = usable.filter(Boolean).length;
  const rarer = Math.min(passed, usable.length - passed);
  return { runs: usable.length, flip_rate: usable.length === 0 ? 0 : rarer / usable.length };
}
