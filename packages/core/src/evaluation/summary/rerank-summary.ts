import type { RerankSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { meanEstimator } from "../prediction-error.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { bootstrapReport, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { stabilityOf } from "./stability.ts";

/** Measures a ranker over queries; queries without a relevant candidate are counted, not averaged. */
export function summariseRerank(
  ranker: string,
  predictions: readonly Prediction[],
  rows: number,
  options: IntervalOptions,
): RerankSummary {
  const ranked = rankedRows(predictions);
  const clusters = ranked.map(({ cluster }) => cluster);
  const { metrics, skipped } = intervalsOf(rankingEstimators(ranked), clusters, options);
  return {
    task: "rerank",
    n: ranked.length,
    coverage: coverageOf(predictions, rows),
    failures: failuresOf(predictions),
    bootstrap: bootstrapReport(clusters, skipped, options),
    stability: stabilityOf(predictions),
    ranker,
    metrics,
    queries_without_relevant: predictions.filter(({ ranking }) => ranking !== undefined && ranking.ndcg_at_10 === null)
      .length,
  };
}

/** The queries that have something relevant and an order. */
function rankedRows(predictions: readonly Prediction[]): Prediction[] {
  return predictions.filter(({ ranking }) => ranking !== undefined && ranking.ndcg_at_10 !== null);
}

/** Every statistic of a rerank summary, prepared over the queries. */
export function rankingEstimators(ranked: readonly Prediction[]) {
  return {
    ndcg_at_10: meanEstimator(ranked.map(({ ranking }) => ranking?.ndcg_at_10 ?? null)),
    mrr: meanEstimator(ranked.map(({ ranking }) => ranking?.reciprocal_rank ?? null)),
    recall_at_10: meanEstimator(ranked.map(({ ranking }) => ranking?.recall_at_10 ?? null)),
  };
}
