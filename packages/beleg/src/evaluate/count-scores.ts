const STEPS = 20;

/** How often each score was given, in twenty steps from 0 to 1; the last holds 1 as well. */
export function countScores(scores: readonly number[]): number[] {
  const counts = Array.from({ length: STEPS }, () => 0);
  for (const score of scores) counts[Math.min(STEPS - 1, Math.floor(score * STEPS + 1e-9))]! += 1;
  return counts;
}
