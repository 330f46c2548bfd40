import type { LevelCorrelation, Levels } from "../../contracts/evaluation/levels.ts";
import { DEFAULT_RESAMPLES, numberClusters } from "../bootstrap.ts";
import { pearson, pearsonEstimator, spearman, spearmanEstimator } from "../correlation.ts";
import { kendall, kendallEstimator } from "../kendall.ts";
import { groupRows, type IntervalOptions, intervalsOf } from "../summary/intervals.ts";
import { bootstrapP } from "./bootstrap-p.ts";
import { shuffleP } from "./shuffle-p.ts";

/** A row with people's answer and the judge's. */
export interface LevelRow {
  readonly truth: number;
  readonly score: number;
  readonly cluster: string;
  readonly system: string | null;
}

const ESTIMATORS = { spearman: spearmanEstimator, pearson: pearsonEstimator, kendall: kendallEstimator } as const;
const MIN_UNITS = 3;

/** Correlates truths and scores over rows, over the means of articles and over the means of systems. */
export function correlationLevels(rows: readonly LevelRow[], options: IntervalOptions): Levels {
  const articles = groupRows(rows, ({ cluster }) => cluster).map(([, members]) => members);
  const systems = groupRows(rows, ({ system }) => system).map(([, members]) => members);
  return {
    pooled: correlate(
      rows,
      rows.map(({ cluster }) => cluster),
      options,
    ),
    article: correlate(articles.map(means), null, options),
    system: correlate(systems.map(means), null, options),
    within_article: within(articles),
  };
}

type Unit = Pick<LevelRow, "truth" | "score">;

/** Units that stand alone are shuffled against each other; rows that hang together are only resampled by group. */
function correlate(
  units: readonly Unit[],
  clusters: readonly string[] | null,
  options: IntervalOptions,
): LevelCorrelation | null {
  if (units.length < MIN_UNITS) return null;
  const truths = units.map(({ truth }) => truth);
  const scores = units.map(({ score }) => score);
  const alone = clusters === null || numberClusters(clusters).count === units.length;
  const groups = clusters ?? units.map((_, at) => String(at));
  const estimators = {
    spearman: ESTIMATORS.spearman(truths, scores),
    pearson: ESTIMATORS.pearson(truths, scores),
    kendall: ESTIMATORS.kendall(truths, scores),
  };
  const { metrics } = intervalsOf(estimators, groups, options);
  const resamples = options.resamples ?? DEFAULT_RESAMPLES;
  const tested = (name: keyof typeof ESTIMATORS) => ({
    ...metrics[name],
    p_value: alone
      ? shuffleP(ESTIMATORS[name], truths, scores, { seed: options.seed, shuffles: resamples })
      : bootstrapP(estimators[name], groups, { seed: options.seed, resamples }),
  });
  return {
    n: units.length,
    p_method: alone ? "permutation" : "bootstrap",
    spearman: tested("spearman"),
    pearson: tested("pearson"),
    kendall: tested("kendall"),
  };
}

function means(members: readonly Unit[]): Unit {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { truth: mean(members.map(({ truth }) => truth)), score: mean(members.map(({ score }) => score)) };
}

function within(articles: readonly (readonly Unit[])[]): Levels["within_article"] {
  const found = articles.flatMap((members) => {
    const truths = members.map(({ truth }) => truth);
    const scores = members.map(({ score }) => score);
    const rho = spearman(truths, scores);
    const r = pearson(truths, scores);
    const tau = kendall(truths, scores);
    return members.length < MIN_UNITS || rho === null || r === null || tau === null ? [] : [{ rho, r, tau }];
  });
  const mean = (pick: (one: (typeof found)[number]) => number) =>
    found.length === 0 ? null : found.reduce((sum, one) => sum + pick(one), 0) / found.length;
  return {
    articles: found.length,
    spearman: mean(({ rho }) => rho),
    pearson: mean(({ r }) => r),
    kendall: mean(({ tau }) => tau),
  };
}
