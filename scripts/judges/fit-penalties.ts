/** Lower and upper limit of a weight. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What a fit needs: amounts per row and measure, and the human score of each row on 0–1. */
export interface PenaltyProblem {
  readonly rows: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly bounds: readonly Bounds[];
  /** Ridge: the larger, the closer the weights stay to their lower limits. */
  readonly ridge: number;
}

const ROUNDS = 500;
const PRECISION = 1e-7;

/**
 * Weights of `score = base − Σ weight × amount` by least squares with limits, through coordinate descent.
 * No weight is negative: more of a defect never raises a score. Deterministic.
 */
export function fitPenalties({ rows, scores, bounds, ridge }: PenaltyProblem): number[] {
  const n = rows.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const columns = bounds.map((_, j) => standardise(rows.map((row) => row[j]!)));
  // Residual of the loss (mean − score) that the weights have to explain.
  const residual = Float64Array.from(scores, (score) => mean - score);
  const weights = new Float64Array(bounds.length);
  const move = (j: number, to: number) => {
    const step = to - weights[j]!;
    if (step === 0) return 0;
    const { values } = columns[j]!;
    for (let i = 0; i < n; i += 1) residual[i]! -= step * values[i]!;
    weights[j] = to;
    return Math.abs(step);
  };
  bounds.forEach(({ min }, j) => void move(j, min * columns[j]!.deviation));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    bounds.forEach(({ min, max }, j) => {
      const { values, deviation } = columns[j]!;
      let slope = n * weights[j]!;
      for (let i = 0; i < n; i += 1) slope += values[i]! * residual[i]!;
      const best = slope / (n + ridge);
      moved = Math.max(moved, move(j, Math.min(max * deviation, Math.max(min * deviation, best))));
    });
    if (moved < PRECISION) break;
  }
  return columns.map(({ deviation }, j) => weights[j]! / deviation);
}

function standardise(values: readonly number[]): { values: Float64Array; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const deviation = Math.sqrt(variance) || 1;
  return { values: Float64Array.from(values, (value) => (value - mean) / deviation), deviation };
}
