import type { SpansSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import type { Yardstick } from "../../contracts/evaluation/yardstick.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import {
  type CharSpan,
  type SpanOverlap,
  spanEstimator,
  spanF1,
  spanOverlap,
  spanPrecision,
  spanRecall,
} from "../span-overlap.ts";
import { holdAgainst } from "../yardsticks/hold-against.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { evaluationWarnings } from "./evaluation-warnings.ts";
import { bootstrapReport, groupRows, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { lengthThirds } from "./length-thirds.ts";
import { macroAverage } from "./macro-average.ts";
import { runCost } from "./run-cost.ts";
import { stabilityOf } from "./stability.ts";

/** A judged text with the characters people marked; `any` holds those a single person marked. */
export interface SpanRow {
  readonly prediction: Prediction;
  readonly overlap: SpanOverlap;
}

/** What a spans summary is made of. */
export interface SpansEvaluation {
  readonly predictions: readonly Prediction[];
  readonly rows: number;
  readonly votes: number;
  /** By position in `predictions`: what at least one person marked. */
  readonly anyVote: readonly (readonly CharSpan[])[];
  readonly unlocated: number;
  readonly duplicateIds: number;
}

/** Measures the places a judge marked against the places people marked, character by character. */
export function summariseSpans(evaluation: SpansEvaluation, options: IntervalOptions): SpansSummary {
  const { predictions } = evaluation;
  const rows = spanRows(predictions);
  const anyRows = spanRows(
    predictions.map((prediction, i) =>
      prediction.gold === undefined ? prediction : { ...prediction, gold: [...(evaluation.anyVote[i] ?? [])] },
    ),
  );
  const { metrics, skipped } = measure(rows, options);
  const by = (keyOf: (row: SpanRow) => string | null) =>
    Object.fromEntries(
      groupRows(rows, keyOf).map(([key, members]) => [
        key,
        { n: members.length, metrics: measure(members, options).metrics },
      ]),
    );
  const byOrigin = by(({ prediction }) => prediction.origin);
  const thirdOf = lengthThirds(rows.map(({ prediction }) => prediction.features?.words ?? null));
  const summary: SpansSummary = {
    task: "spans",
    n: rows.length,
    coverage: coverageOf(predictions, evaluation.rows),
    failures: failuresOf(predictions),
    bootstrap: bootstrapReport(clustersOf(rows), skipped, options),
    stability: stabilityOf(predictions),
    cost: runCost(predictions),
    votes: evaluation.votes,
    metrics,
    characters: characters(rows),
    any_vote: { metrics: measure(anyRows, options).metrics, characters: characters(anyRows) },
    by_origin: byOrigin,
    by_system: by(({ prediction }) => prediction.system),
    by_lang: by(({ prediction }) => prediction.lang),
    by_length: by(({ prediction }) => thirdOf(prediction.features?.words ?? null)),
    yardsticks: holdAgainst(spanYardsticks(rows), metrics),
    macro_by_origin: macroAverage(
      Object.fromEntries(Object.entries(byOrigin).map(([origin, group]) => [origin, group.metrics])),
      ["precision", "recall", "f1"],
    ),
    text_characters: rows.reduce((sum, { prediction }) => sum + (prediction.features?.characters ?? 0), 0),
    unlocated_marks: evaluation.unlocated,
  };
  return { ...summary, warnings: evaluationWarnings(summary, evaluation.duplicateIds) };
}

/** What marking every character reaches, and marking none. */
function spanYardsticks(rows: readonly SpanRow[]): Yardstick[] {
  const gold = rows.reduce((sum, { overlap }) => sum + overlap.gold, 0);
  const all = rows.reduce((sum, { prediction }) => sum + (prediction.features?.characters ?? 0), 0);
  const figures = (overlap: SpanOverlap) => ({
    precision: spanPrecision(overlap),
    recall: spanRecall(overlap),
    f1: spanF1(overlap),
  });
  return [
    { name: "mark_all", figures: figures({ overlap: gold, predicted: all, gold }) },
    { name: "mark_none", figures: figures({ overlap: 0, predicted: 0, gold }) },
  ];
}

/** The rows people marked (perhaps nothing) and the judge did not break on. */
export function spanRows(predictions: readonly Prediction[]): SpanRow[] {
  return predictions.flatMap((prediction) => {
    const { status, spans, gold } = prediction;
    if (isUnjudged(status) || spans === undefined || gold === undefined) return [];
    return [{ prediction, overlap: spanOverlap(spans, gold) }];
  });
}

/** Every statistic of a spans summary, prepared over the rows. */
export function spanEstimators(rows: readonly SpanRow[]) {
  const overlaps = rows.map(({ overlap }) => overlap);
  return {
    precision: spanEstimator(overlaps, spanPrecision),
    recall: spanEstimator(overlaps, spanRecall),
    f1: spanEstimator(overlaps, spanF1),
  };
}

function measure(rows: readonly SpanRow[], options: IntervalOptions) {
  return intervalsOf(spanEstimators(rows), clustersOf(rows), options);
}

function characters(rows: readonly SpanRow[]): SpanOverlap {
  const sum = { overlap: 0, predicted: 0, gold: 0 };
  for (const { overlap } of rows) {
    sum.overlap += overlap.overlap;
    sum.predicted += overlap.predicted;
    sum.gold += overlap.gold;
  }
  return sum;
}

const clustersOf = (rows: readonly SpanRow[]) => rows.map(({ prediction }) => prediction.cluster);
