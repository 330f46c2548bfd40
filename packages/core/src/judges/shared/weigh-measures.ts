import type { Loss, Measure, Weights } from "./measure.ts";

/** Less than this is not worth naming, and what is not named costs nothing. */
const NAMED_FROM = 0.02;

/** Lost score under one name: the losses of one kind at one place, or the small ones of one measure all over the text. */
export interface NamedLoss {
  /** The costliest of them: it gives the issue its place, message and measure. */
  readonly top: Loss;
  readonly loss: number;
  /** True when all of them are hints. */
  readonly soft: boolean;
}

/** A score and, to the last digit, what it is made of. */
export interface WeighedScore {
  readonly score: number;
  /** What is to be named, most costly first; together exactly 1 − score, up to floating point. */
  readonly named: readonly NamedLoss[];
  /** The same loss place by place, most costly first. */
  readonly losses: readonly Loss[];
}

/**
 * Adds up what the measures cost: `score = 1 − Σ weight × amount` over everything that is worth naming. A text without
 * an issue has the score 1, because a loss nobody is told of could not be traced. Losses beyond 1 are scaled to fit.
 */
export function weighMeasures(measures: readonly Measure[], weights: Weights): WeighedScore {
  const all = lossesOf(measures, weights);
  const { worth, rest } = part(
    groupBy(all, ({ issue_type, start, end }) => `${issue_type} ${start} ${end}`),
    isWorth,
  );
  const pools = part(
    groupBy(rest, ({ key }) => key),
    (pool) => sum(pool) >= NAMED_FROM,
  );
  const groups = [...worth, ...pools.worth];
  const total = sum(groups.flat());
  const scale = total > 1 ? 1 / total : 1;
  const scaled = groups.map((group) => group.map((one) => ({ ...one, loss: one.loss * scale })));
  return {
    score: total > 1 ? 0 : 1 - total,
    named: scaled.map(nameOf).sort((a, b) => b.loss - a.loss || a.top.start - b.top.start || before(a.top, b.top)),
    losses: scaled.flat().sort(before),
  };
}

/** The costliest single loss, however small; undefined when nothing was lost. */
export function costliestLoss(measures: readonly Measure[], weights: Weights): Loss | undefined {
  return lossesOf(measures, weights)[0];
}

function lossesOf(measures: readonly Measure[], weights: Weights): Loss[] {
  return measures
    .map((measure) => ({ ...measure, loss: (weights[measure.key] ?? 0) * measure.amount }))
    .filter(({ loss }) => loss > 0)
    .sort(before);
}

function isWorth(group: readonly Loss[]): boolean {
  if (group.some(({ notable }) => notable === true)) return true;
  return sum(group) >= NAMED_FROM && group.some(({ quiet }) => quiet !== true);
}

function nameOf(group: readonly Loss[]): NamedLoss {
  return { top: group[0]!, loss: sum(group), soft: group.every(({ soft }) => soft === true) };
}

function part(groups: readonly Loss[][], worthy: (group: readonly Loss[]) => boolean) {
  const worth: Loss[][] = [];
  const rest: Loss[] = [];
  for (const group of groups) {
    if (worthy(group)) worth.push(group);
    else for (const one of group) rest.push(one);
  }
  return { worth, rest: rest.sort(before) };
}

function groupBy(losses: readonly Loss[], keyOf: (loss: Loss) => string): Loss[][] {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) {
    const group = groups.get(keyOf(loss));
    if (group === undefined) groups.set(keyOf(loss), [loss]);
    else group.push(loss);
  }
  return [...groups.values()];
}

function sum(losses: readonly Loss[]): number {
  let total = 0;
  for (const { loss } of losses) total += loss;
  return total;
}

function before(a: Loss, b: Loss): number {
  return b.loss - a.loss || a.start - b.start || a.end - b.end || (a.key < b.key ? -1 : 1);
}
