import type { RankingRow } from "../../contracts/evaluation/dataset-row.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { bm25Scores } from "../bm25-baseline.ts";
import { dcgAt, ndcgAt, rankByScore, recallAt, reciprocalRank } from "../ranking-metrics.ts";

const CUT = 10;

/** What BM25, the order of the file and chance reach on one query. */
export function rankingYardsticks(row: RankingRow): NonNullable<Prediction["ranking_yardsticks"]> {
  const grades = row.candidates.map(({ grade }) => grade ?? 0);
  const ofOrder = (name: "bm25" | "given", order: readonly number[]) => {
    const ordered = order.map((at) => grades[at]!);
    const relevant = ordered.map((grade) => grade > 0);
    return {
      name,
      ndcg_at_10: ndcgAt(CUT, ordered),
      reciprocal_rank: reciprocalRank(relevant),
      recall_at_10: recallAt(CUT, relevant),
    };
  };
  return [
    ofOrder("bm25", rankByScore(bm25Scores(row))),
    ofOrder(
      "given",
      grades.map((_, at) => at),
    ),
    { name: "random", ...expectedOfChance(grades) },
  ];
}

/** Means over all orders, exactly: no shuffle has to be drawn. */
function expectedOfChance(grades: readonly number[]) {
  const n = grades.length;
  const relevant = grades.filter((grade) => grade > 0).length;
  if (relevant === 0) return { ndcg_at_10: null, reciprocal_rank: null, recall_at_10: null };
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / n;
  const even = dcgAt(
    CUT,
    grades.map(() => mean),
  );
  const ideal = dcgAt(
    CUT,
    [...grades].sort((left, right) => right - left),
  );
  let reciprocal = 0;
  // The chance that the first relevant candidate stands at place k + 1, candidate by candidate.
  let none = 1;
  for (let k = 0; k < n && none > 0; k += 1) {
    const hit = relevant / (n - k);
    reciprocal += (none * Math.min(1, hit)) / (k + 1);
    none *= Math.max(0, 1 - hit);
  }
  return { ndcg_at_10: even / ideal, reciprocal_rank: reciprocal, recall_at_10: Math.min(CUT, n) / n };
}
