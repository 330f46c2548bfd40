import type { DatasetRow, RankingRow } from "../../contracts/evaluation/dataset-row.ts";
import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { DecisionPolicy } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { type AgentResult, isUnjudged } from "../../contracts/explainability.ts";
import { humanScore } from "../dataset/human-score.ts";
import { countIssues, decides, riskOf } from "../policy/decision-policy.ts";
import { ndcgAt, rankByScore, recallAt, reciprocalRank } from "../ranking-metrics.ts";
import type { CharSpan } from "../span-overlap.ts";
import { rankingYardsticks } from "../yardsticks/ranking-yardsticks.ts";
import { textFeatures } from "../yardsticks/text-features.ts";
import { annotated, meanRating, ratingOf, votedLabel } from "./annotated.ts";
import { type AnswerCost, rowCost, type TokenPrice } from "./run-cost.ts";

/** Where a row stands and what it is resampled with. */
export interface RowPlace {
  readonly index: number;
  readonly cluster: string;
  /** True when an earlier row of the dataset has the same id, and this one was named apart. */
  readonly repeatsId?: boolean | undefined;
}

/** The answer to one row, the one that counts first; further ones come from `--repeat`. */
export type Answers = readonly [AgentResult, ...AgentResult[]];

type Facts = Omit<Prediction, "task" | "index" | "cluster" | "id" | "origin" | "system" | "lang" | "features">;

/** A factuality judgement as a line of `predictions.jsonl`. */
export function predictFactuality(
  row: DatasetRow,
  place: RowPlace,
  answers: Answers,
  policy: DecisionPolicy,
): Prediction {
  const [first, ...more] = answers;
  const signals = signalsOf(first);
  const risk = isUnjudged(first.status) ? null : riskOf(policy, signals);
  return {
    ...frame("factuality", row, place),
    ...outcome(first),
    error_probability: signals.error_probability,
    label: row.has_error ?? votedLabel(row),
    ...gradedTruth(row),
    ...(row.error_types ? { error_types: [...row.error_types] } : {}),
    ...annotated(row, ({ has_error }) => (typeof has_error === "boolean" ? Number(has_error) : null)),
    risk,
    decision: risk === null ? null : decides(policy, risk),
    issues: signals.issues,
    ...repeated(more, (answer) =>
      isUnjudged(answer.status) ? null : decides(policy, riskOf(policy, signalsOf(answer))),
    ),
  };
}

/** A coherence or readability judgement as a line of `predictions.jsonl`. */
export function predictScore(
  task: "coherence" | "readability",
  row: DatasetRow,
  place: RowPlace,
  answers: Answers,
): Prediction {
  const [first, ...more] = answers;
  const human = humanScore(row, task);
  const raw = first.details.score_raw;
  return {
    ...frame(task, row, place),
    ...outcome(first),
    truth: human.status === "ok" ? human.value : meanRating(row, task),
    ...annotated(row, (annotation) => ratingOf(row, annotation, task)),
    raw_score: typeof raw === "number" ? raw : null,
    ...repeated(more, () => null),
  };
}

/** The places a factuality judge marked, as a line of `predictions.jsonl`; `gold` is null when nobody looked. */
export function predictSpans(
  row: DatasetRow,
  place: RowPlace,
  answers: Answers,
  gold: readonly CharSpan[] | null,
  countsUncertain: boolean,
): Prediction {
  const [first, ...more] = answers;
  const marked = first.issue_spans.filter(({ verdict }) => countsUncertain || verdict !== "uncertain");
  return {
    ...frame("spans", row, place),
    ...outcome(first),
    spans: marked.map(({ start_char, end_char }) => ({ start_char, end_char })),
    ...(gold === null ? {} : { gold: gold.map(({ start_char, end_char }) => ({ start_char, end_char })) }),
    ...repeated(more, () => null),
  };
}

/** What a ranker says: a score per candidate, or that it broke. */
export type RankerAnswer =
  | { readonly status: "ok"; readonly scores: readonly number[]; readonly cost?: AnswerCost | undefined }
  | { readonly status: "failed"; readonly error: { readonly code: string; readonly message?: string | undefined } };

const CUT = 10;

/** One ranked query as a line of `predictions.jsonl`. A grade above 0 is relevant; a missing grade is 0. */
export function predictRanking(
  row: RankingRow,
  place: RowPlace,
  answer: RankerAnswer,
  price: TokenPrice | null = null,
): Prediction {
  const base = {
    task: "rerank" as const,
    index: place.index,
    cluster: place.cluster,
    id: row.query_id,
    origin: null,
    system: null,
    lang: row.lang ?? null,
  };
  if (answer.status === "failed") {
    const error = { code: answer.error.code, message: answer.error.message ?? null };
    return { ...base, status: "failed", error, score: null };
  }
  const order = rankByScore(answer.scores);
  const grades = order.map((i) => row.candidates[i]?.grade ?? 0);
  const relevant = grades.map((grade) => grade > 0);
  return {
    ...base,
    status: "ok",
    error: null,
    score: null,
    ranking: {
      ndcg_at_10: ndcgAt(CUT, grades),
      reciprocal_rank: reciprocalRank(relevant),
      recall_at_10: recallAt(CUT, relevant),
      order: order.map((i) => row.candidates[i]!.id),
    },
    ranking_yardsticks: rankingYardsticks(row),
    ...(answer.cost === undefined ? {} : { cost: rowCost([answer.cost], price)! }),
  };
}

/** Graded labels of factuality, where people gave some beside or instead of yes and no. */
function gradedTruth(row: DatasetRow): Pick<Facts, "truth"> {
  const human = humanScore(row, "factuality");
  return human.status === "ok" ? { truth: human.value } : {};
}

function frame(task: EvaluationTask, row: DatasetRow, { index, cluster }: RowPlace) {
  return {
    task,
    index,
    cluster,
    id: row.id,
    origin: row.origin ?? row.dataset ?? null,
    system: row.system ?? null,
    lang: row.lang ?? null,
    features: textFeatures(row),
    ...(row.scores ? { scores: row.scores } : {}),
  };
}

function outcome(result: AgentResult): Pick<Facts, "status" | "error" | "score"> {
  const failure = isUnjudged(result.status) ? (result.error ?? { code: "unknown" }) : null;
  return {
    status: result.status,
    error: failure && { code: failure.code, message: failure.message ?? null },
    score: result.score,
  };
}

function signalsOf(result: AgentResult) {
  const probability = result.details.error_probability;
  return {
    issues: countIssues(result.issue_spans),
    score: result.score,
    error_probability: typeof probability === "number" ? probability : null,
  };
}

function repeated(
  more: readonly AgentResult[],
  decide: (answer: AgentResult) => boolean | null,
): Pick<Facts, "repeats"> {
  if (more.length === 0) return {};
  return {
    repeats: more.map((answer) => ({ status: answer.status, score: answer.score, decision: decide(answer) })),
  };
}
