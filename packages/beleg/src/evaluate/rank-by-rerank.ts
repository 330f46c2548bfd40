import type { LanguageModel } from "@beleg/core";
import type { RankingRow } from "@beleg/core/contracts";
import type { RankerAnswer } from "@beleg/core/evaluation";
import { rerank } from "@beleg/core/rerank";
import { answerInOrder } from "./answer-in-order.ts";
import type { JudgeContext } from "./judge.ts";
import { meteredModel } from "./metered-model.ts";

/** Lets the product's own reranker order one row. */
export async function rankByRerank(
  row: RankingRow,
  { sample, signal }: JudgeContext,
  model: LanguageModel | undefined,
): Promise<RankerAnswer> {
  const metered = model && meteredModel(model, sample);
  const { result, flags } = await rerank({
    query: row.query,
    candidates: row.candidates.map(({ id, title, snippet }) => ({ id, title, snippet })),
    // Rows carry no dates: a fixed clock keeps the bytes of a run the same tomorrow.
    clock: { now: () => 0 },
    // The grades know relevance only; asking for different kinds of sources would measure something else.
    meta: { scoring_context: { min_diversity_buckets: 1 } },
    ...(metered ? { model: metered.model } : {}),
    signal,
  });
  // The reranker falls back to its embedded scorer; an evaluation of the model must not take credit for that.
  if (flags.llm_timeout || flags.llm_failure) {
    return { status: "failed", error: { code: [...(metered?.failures ?? [])].at(-1) ?? "llm_failure" } };
  }
  const answer = answerInOrder(
    result.ranked.map(({ candidate_id }) => candidate_id),
    row,
  );
  return metered ? { ...answer, cost: metered.cost() } : answer;
}
