import type { RerankSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import type { Yardstick } from "../../contracts/evaluation/yardstick.ts";
import { meanEstimator } from "../prediction-error.ts";
import { holdAgainst } from "../yardsticks/hold-against.ts";
import { coverageOf, failuresOf } from "./coverage.ts";
import { evaluationWarnings } from "./evaluation-warnings.ts";
import { bootstrapReport, type IntervalOptions, intervalsOf } from "./intervals.ts";
import { runCost } from "./run-cost.ts";
import type { ScoreEvaluation } from "./score-summary.ts";
import { stabilityOf } from "./stability.ts";

/** Measures a ranker over queries; queries without a relevant candidate are counted, not averaged. */
export function summariseRerank(
  ranker: string,
  { predictions, rows, duplicateIds }: ScoreEvaluation,
  options: IntervalOptions,
): RerankSummary {
  const ranked = rankedRows(predictions);
  const clusters = ranked.map(({ cluster }) => cluster);
  const { metrics, skipped } = intervalsOf(rankingEstimators(ranked), clusters, options);
  const summary: RerankSummary = {
    task: "rerank",
    n: ranked.length,
    coverage: coverageOf(predictions, rows),
    failures: failuresOf(predictions),
    bootstrap: bootstrapReport(clusters, skipped, options),
    stability: stabilityOf(predictions),
    cost: runCost(predictions),
    ranker,
    metrics,
    yardsticks: holdAgainst(rankingFigures(ranked), metrics, ranker),
    queries_without_relevant: predictions.filter(({ ranking }) => ranking !== undefined && ranking.ndcg_at_10 === null)
      .length,
  };
  return { ...summary, warnings: evaluationWarnings(summary, duplicateIds) };
}

/** Means of the simple orders over the same queries. */
function rankingFigures(ranked: readonly Prediction[]): Yardstick[] {
  const names = ranked[0]?.ranking_yardsticks?.map(({ name }) => name) ?? [];
  return names.map((name, at) => {
    const mean = (pick: "ndcg_at_10" | "reciprocal_rank" | "recall_at_10") =>
      meanEstimator(ranked.map(({ ranking_yardsticks }) => ranking_yardsticks?.[at]?.[pick] ?? null))();
    return {
      name,
      figures: { ndcg_at_10: mean("ndcg_at_10"), mrr: mean("reciprocal_rank"), recall_at_10: mean("recall_at_10") },
    };
  });
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
