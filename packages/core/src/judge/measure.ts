/** One thing an embedded judge measured at one place: what it is, how much, and where. */
export interface Measure {
  /** What was measured; also the name of its weight and of its message. */
  readonly key: string;
  readonly issue_type: string;
  readonly start: number;
  readonly end: number;
  /** The value a reader understands, in the unit of the measure. */
  readonly value: number;
  /** How much of it counts, before weighing; 0 counts nothing. */
  readonly amount: number;
  /** True when the place is not worth naming by itself; its loss counts all the same. */
  readonly quiet?: boolean;
  /** True for something worth naming however little it costs. */
  readonly notable?: boolean;
  /** True for a hint rather than a defect: it costs score, but is never graver than low. */
  readonly soft?: boolean;
}

/** A measure with the part of the score it cost. */
export interface Loss extends Measure {
  readonly loss: number;
}

/** Weights by measure. A measure without a weight costs nothing. */
export type Weights = Readonly<Record<string, number>>;

/** A score and, to the last digit, what it is made of. */
export interface WeighedScore {
  readonly score: number;
  /** Most costly first; together exactly 1 − score, up to floating point. */
  readonly losses: readonly Loss[];
}

/** Adds up what the measures cost: `score = 1 − Σ weight × amount`. Losses beyond 1 are scaled to fit. */
export function weighMeasures(measures: readonly Measure[], weights: Weights): WeighedScore {
  const raw = measures
    .map((measure) => ({ ...measure, loss: (weights[measure.key] ?? 0) * measure.amount }))
    .filter((measure) => measure.loss > 0)
    .sort((a, b) => b.loss - a.loss || a.start - b.start || a.end - b.end || (a.key < b.key ? -1 : 1));
  let total = 0;
  for (const { loss } of raw) total += loss;
  if (total <= 1) return { score: 1 - total, losses: raw };
  return { score: 0, losses: raw.map((measure) => ({ ...measure, loss: measure.loss / total })) };
}
