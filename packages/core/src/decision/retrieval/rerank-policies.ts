import type { Policy } from "../../contracts/decision/index.ts";
import { roundHalfEven } from "../../numbers/index.ts";
import type { Clock } from "../../ports/index.ts";
import { rerankForDecisions } from "../../rerank/index.ts";
import type { PolicyRanker } from "./policy-retrieval.ts";

type Ranking = Awaited<ReturnType<PolicyRanker>>;

/** Signals come in few combinations; each is ranked once per list of policies. */
const MAX_KEPT = 500;

/** Ranks policies with the reranker and its embedded scorer: deterministic, and the same order with and without a model. */
export function rerankPolicies(clock: Clock): PolicyRanker {
  // Beside the list, because policies are plain data of the caller: a new list is ranked anew, an old one goes with its ranking.
  const kept = new WeakMap<readonly Policy[], Map<string, Ranking>>();
  return async (query, policies) => {
    let known = kept.get(policies);
    if (known === undefined || known.size >= MAX_KEPT) {
      known = new Map();
      kept.set(policies, known);
    }
    const before = known.get(query);
    if (before !== undefined) return before;
    const { result } = await rerankForDecisions({
      query,
      candidates: policies.map(({ policy_id, title, text }) => ({ id: policy_id, title, snippet: text })),
      k: Math.max(1, policies.length),
      clock,
    });
    const ranking = result.ranked.map(({ candidate_id, score }) => ({
      policy_id: candidate_id,
      relevance: roundHalfEven(score / 100, 2),
    }));
    known.set(query, ranking);
    return ranking;
  };
}
