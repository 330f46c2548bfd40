import { SEVERITY_RANK } from "../../contracts/index.ts";
import { atOnce, type Steps } from "../../ports/steps.ts";
import type { Flaw, Loss, Measure, MeasureTable, Weights } from "./measure.ts";

/** Estimates that cost less than this together cost nothing: nobody tells such texts apart. */
const ESTIMATES_FROM = 0.02;
/** Estimates never cost more than this, so that a score below 0.7 always has a flaw to show. */
const ESTIMATES_AT_MOST = 0.29;

/** Flaws of one type at one place under one name. */
export interface NamedFlaw {
  /** The costliest of them: it gives the issue its place, message and measure. */
  readonly top: Loss;
  /** What the gravest of them is. */
  readonly flaw: Flaw;
  readonly loss: number;
}

/** A score and, to the last digit, what it is made of. */
export interface WeighedScore {
  readonly score: number;
  /** The flaws, most costly first. */
  readonly named: readonly NamedFlaw[];
  /** Everything that cost something, place by place, most costly first; together 1 − score, up to floating point. */
  readonly losses: readonly Loss[];
}

/**
 * Adds up what the measures cost: `score = 1 − Σ weight × amount`. Every flaw is named. Estimates count together, the more
 * of them the less each, and never as much as a text may lose without a flaw. Losses beyond 1 are scaled to fit.
 */
export function weighMeasures(measures: readonly Measure[], weights: Weights, table: MeasureTable): WeighedScore {
  return atOnce(weighSteps(measures, weights, table));
}

/** The same in steps. */
export function* weighSteps(measures: readonly Measure[], weights: Weights, table: MeasureTable): Steps<WeighedScore> {
  // A long text has thousands of measures: each becomes one object, whose loss is fitted in place.
  const flaws: Weighed[] = [];
  const estimates: Weighed[] = [];
  for (const measure of measures) {
    const loss = (weights[measure.key] ?? 0) * measure.amount;
    if (loss > 0) (table[measure.key]?.kind === "flaw" ? flaws : estimates).push({ ...measure, loss });
  }
  yield measures.length / 2;
  const counted = saturate(estimates);
  const total = sum(flaws) + sum(counted);
  const losses = flaws.concat(counted);
  if (total > 1) for (const one of losses) one.loss *= 1 / total;
  losses.sort(before);
  yield 2 * losses.length;
  const named = namedFlaws(losses, table);
  yield 2 * named.length;
  named.sort((a, b) => b.loss - a.loss || before(a.top, b.top));
  return { score: total > 1 ? 0 : 1 - total, named, losses };
}

type Weighed = Measure & { loss: number };

/** The estimates with what they cost together; none where that is nothing. */
function saturate(estimates: readonly Weighed[]): readonly Weighed[] {
  const total = sum(estimates);
  if (total < ESTIMATES_FROM) return [];
  const share = (ESTIMATES_AT_MOST * (1 - Math.exp(-total / ESTIMATES_AT_MOST))) / total;
  for (const one of estimates) one.loss *= share;
  return estimates;
}

/** The flaws among the losses by type and place; the costliest comes first. */
function namedFlaws(losses: readonly Loss[], table: MeasureTable): NamedFlaw[] {
  const named = new Map<string, NamedFlaw>();
  for (const top of losses) {
    const flaw = table[top.key]!;
    if (flaw.kind !== "flaw") continue;
    const place = `${flaw.issue_type} ${top.start} ${top.end}`;
    const same = named.get(place);
    if (same === undefined) named.set(place, { top, flaw, loss: top.loss });
    else {
      const graver = SEVERITY_RANK[flaw.severity] > SEVERITY_RANK[same.flaw.severity] ? flaw : same.flaw;
      named.set(place, { top: same.top, flaw: graver, loss: same.loss + top.loss });
    }
  }
  return [...named.values()];
}

function sum(losses: readonly Loss[]): number {
  let total = 0;
  for (const { loss } of losses) total += loss;
  return total;
}

function before(a: Loss, b: Loss): number {
  return b.loss - a.loss || a.start - b.start || a.end - b.end || (a.key < b.key ? -1 : 1);
}
