/** How stable a yes-or-no verdict is over repetitions. */
export interface Stability {
  readonly runs: number;
  /** Share of runs whose verdict differs from the more frequent one; 0 is stable, 0.5 is a coin. */
  readonly flip_rate: number;
}

/** The flip rate of repeated verdicts; runs without a verdict are left out. */
export function flipRate(verdicts: readonly (boolean | null)[]): Stability {
  const usable = verdicts.filter((verdict) => verdict !== null);
  const passed = usable.filter(Boolean).length;
  const rarer = Math.min(passed, usable.length - passed);
  return { runs: usable.length, flip_rate: usable.length === 0 ? 0 : rarer / usable.length };
}
