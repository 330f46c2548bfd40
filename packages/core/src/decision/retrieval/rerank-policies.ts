import { roundHalfEven } from "../../numbers/index.ts";
import type { Clock } from "../../ports/index.ts";
import { rerank } from "../../rerank/index.ts";
import type { PolicyRanker } from "./policy-retrieval.ts";

/** Ranks policies with the reranker and its embedded scorer: deterministic, and the same order with and without a model. */
export function rerankPolicies(clock: Clock): PolicyRanker {
  return async (query, policies) => {
    const { result } = await rerank({
      query,
      candidates: policies.map(({ policy_id, title, text }) => ({ id: policy_id, title, snippet: text })),
      k: Math.max(1, policies.length),
      clock,
    });
    return result.ranked.map(({ candidate_id, score }) => ({
      policy_id: candidate_id,
      relevance: roundHalfEven(score / 100, 2),
    }));
  };
}
