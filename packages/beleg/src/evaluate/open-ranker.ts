import type { RankingRow } from "@beleg/core/contracts";
import { bm25Scores, type RankerAnswer } from "@beleg/core/internal/evaluation";
import type { LanguageModel } from "@beleg/core/ports";
import type { Settings } from "../settings/index.ts";
import type { JudgeContext, Ranker } from "./judge.ts";

/** Rankers that can be evaluated: the product's own, the yardstick it has to beat, and the order of the file. */
export const RANKERS = ["beleg", "bm25", "given"] as const;
export type RankerName = (typeof RANKERS)[number];

/** The ranker of that name; only `beleg` asks the configured model. */
export async function openRanker(
  name: RankerName,
  settings: Settings,
  /** Defaults to a model of this process alone. */
  openModel?: () => LanguageModel,
): Promise<Ranker> {
  const close = async () => {};
  if (name === "given")
    return {
      name,
      capacity: 1,
      close,
      answer: async (row) =>
        inOrder(
          row.candidates.map(({ id }) => id),
          row,
        ),
    };
  if (name === "bm25")
    return { name, capacity: 1, close, answer: async (row) => ({ status: "ok", scores: bm25Scores(row) }) };
  if (settings.model === "none")
    return { name, capacity: 1, close, answer: (row, context) => ask(row, context, undefined) };
  const { createLanguageModel } = await import("../language-model/index.ts");
  const model = openModel?.() ?? createLanguageModel(settings);
  return { name, capacity: settings.concurrency, close, answer: (row, context) => ask(row, context, model) };
}

async function ask(
  row: RankingRow,
  { sample, signal }: JudgeContext,
  model: LanguageModel | undefined,
): Promise<RankerAnswer> {
  const { rerank } = await import("@beleg/core/rerank");
  let failure: string | null = null;
  const watched: LanguageModel | undefined = model && {
    name: model.name,
    async complete(request) {
      const outcome = await model.complete({ ...request, sample });
      if (outcome.status === "failed") failure = outcome.code;
      return outcome;
    },
  };
  const { result, flags } = await rerank({
    query: row.query,
    candidates: row.candidates.map(({ id, title, snippet }) => ({ id, title, snippet })),
    // Rows carry no dates: a fixed clock keeps the bytes of a run the same tomorrow.
    clock: { now: () => 0 },
    // The grades know relevance only; asking for different kinds of sources would measure something else.
    meta: { scoring_context: { min_diversity_buckets: 1 } },
    ...(watched ? { model: watched } : {}),
    signal,
  });
  // The reranker falls back to its embedded scorer; an evaluation of the model must not take credit for that.
  if (flags.llm_timeout || flags.llm_failure) return { status: "failed", error: { code: failure ?? "llm_failure" } };
  return inOrder(
    result.ranked.map(({ candidate_id }) => candidate_id),
    row,
  );
}

/** Scores that ask for this order; candidates that were dropped come last, as the file has them. */
function inOrder(ids: readonly string[], { candidates }: RankingRow): RankerAnswer {
  const places = new Map(ids.map((id, place) => [id, place]));
  return { status: "ok", scores: candidates.map(({ id }, i) => -(places.get(id) ?? ids.length + i)) };
}
