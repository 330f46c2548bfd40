import type { ScoreSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { pearson, pearsonEstimator, spearman, spearmanEstimator } from "../correlation.ts";
import { detectCollapse } from "../detect-collapse.ts";
import { kendall, kendallEstimator } from "../kendall.ts";
import { correlationLevels, type LevelRow } from "../levels/correlation-levels.ts";
import { labelNoise, moveScore } from "../people/label-noise.ts";
import { peopleAgreement } from "../people/people-agreement.ts";
import { SCORE_RATINGS } from "../people/rating-tasks.ts";
import { maeEstimator, rmseEstimator } from "../prediction-error.ts";
import { holdAgainst } from "../yardsticks/hold-against.ts";
import { SCORE_METRICS, scoreYardsticks } from "../yardsticks/score-yardsticks.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { evaluationWarnings } from "./evaluation-warnings.ts";
import { bootstrapReport, groupRows, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { lengthThirds } from "./length-thirds.ts";
import { macroAverage } from "./macro-average.ts";
import { runCost } from "./run-cost.ts";
import { stabilityOf } from "./stability.ts";

/** A row that counts: people answered it and so did the judge. */
export interface ScoredRow {
  readonly prediction: Prediction;
  readonly truth: number;
  readonly score: number;
}

/** What a summary of scores is made of. */
export interface ScoreEvaluation {
  readonly predictions: readonly Prediction[];
  /** Rows of the dataset, those never reached included. */
  readonly rows: number;
  readonly duplicateIds: number;
}

/** Measures a coherence or readability judge against people's answers. */
export function summariseScores(
  task: ScoreSummary["task"],
  { predictions, rows, duplicateIds }: ScoreEvaluation,
  options: IntervalOptions,
): ScoreSummary {
  const scored = scoredRows(predictions);
  const { metrics, skipped } = measure(scored, options);
  const systems = groupRows(scored, ({ prediction }) => prediction.system);
  const raw = predictions.flatMap(({ raw_score }) =>
    raw_score === null || raw_score === undefined ? [] : [raw_score],
  );
  const by = (keyOf: (row: ScoredRow) => string | null) =>
    Object.fromEntries(
      groupRows(scored, keyOf).map(([key, members]) => [
        key,
        { n: members.length, ...measure(members, options).metrics },
      ]),
    );
  const byOrigin = by(({ prediction }) => prediction.origin);
  const thirdOf = lengthThirds(scored.map(({ prediction }) => prediction.features?.words ?? null));
  const yardsticks = scoreYardsticks(
    scored.map(({ truth }) => truth),
    scored.map(({ prediction }) => prediction.features?.words ?? null),
  );
  const summary: ScoreSummary = {
    task,
    n: scored.length,
    coverage: coverageOf(predictions, rows),
    failures: failuresOf(predictions),
    bootstrap: bootstrapReport(clustersOf(scored), skipped, options),
    stability: stabilityOf(predictions),
    cost: runCost(predictions),
    ...metrics,
    by_system: Object.fromEntries(
      systems.map(([system, members]) => [
        system,
        {
          n: members.length,
          mean_truth: mean(members.map(({ truth }) => truth)),
          mean_score: mean(members.map(({ score }) => score)),
          ...measure(members, options).metrics,
        },
      ]),
    ),
    by_origin: byOrigin,
    by_lang: by(({ prediction }) => prediction.lang),
    by_length: by(({ prediction }) => thirdOf(prediction.features?.words ?? null)),
    people: peopleAgreement(predictions, SCORE_RATINGS, options),
    label_noise: labelNoise(
      { truth: scored.map(({ truth }) => truth), rating: scored.map(({ score }) => score) },
      SCORE_RATINGS.figures,
      moveScore,
      options.seed,
    ),
    system_level: systemLevel(systems.map(([, members]) => members)),
    levels: correlationLevels(scored.map(levelRow), options),
    yardsticks: holdAgainst(yardsticks, metrics),
    macro_by_origin: macroAverage(byOrigin, SCORE_METRICS),
    collapse: detectCollapse(
      predictions.flatMap(({ score }) => (score === null ? [] : [score])),
      raw.length === 0 ? undefined : raw,
    ),
  };
  return { ...summary, warnings: evaluationWarnings(summary, duplicateIds) };
}

/** What the levels of agreement see of a row. */
export function levelRow({ truth, score, prediction: { cluster, system } }: ScoredRow): LevelRow {
  return { truth, score, cluster, system };
}

/** The rows people and judge both answered. */
export function scoredRows(predictions: readonly Prediction[]): ScoredRow[] {
  return predictions.flatMap((prediction) => {
    const { truth, score } = prediction;
    return truth === null || truth === undefined || score === null ? [] : [{ prediction, truth, score }];
  });
}

/** Every statistic of a score summary, prepared over the rows. */
export function agreementEstimators(scored: readonly ScoredRow[]) {
  const truths = scored.map(({ truth }) => truth);
  const scores = scored.map(({ score }) => score);
  return {
    spearman: spearmanEstimator(truths, scores),
    pearson: pearsonEstimator(truths, scores),
    kendall: kendallEstimator(truths, scores),
    mae: maeEstimator(truths, scores),
    rmse: rmseEstimator(truths, scores),
  };
}

function measure(scored: readonly ScoredRow[], options: IntervalOptions) {
  return intervalsOf(agreementEstimators(scored), clustersOf(scored), options);
}

function systemLevel(systems: readonly (readonly ScoredRow[])[]): ScoreSummary["system_level"] {
  const truths = systems.map((members) => mean(members.map(({ truth }) => truth)) ?? 0);
  const scores = systems.map((members) => mean(members.map(({ score }) => score)) ?? 0);
  return {
    systems: systems.length,
    spearman: spearman(truths, scores),
    pearson: pearson(truths, scores),
    kendall: kendall(truths, scores),
  };
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let total = 0;
  for (const value of values) total += value;
  return total / values.length;
}

const clustersOf = (scored: readonly ScoredRow[]) => scored.map(({ prediction }) => prediction.cluster);
