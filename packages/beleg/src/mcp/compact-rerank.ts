import type { RerankEnvelope } from "@beleg/core/contracts";

/** A rerank in a few words: the chosen sources as a check takes them, why each, and what was left out. */
export function compactRerank({ result, sources = [], flags }: RerankEnvelope) {
  const chosen = result.top_k.map(({ candidate_id: id, score, reason, risk_flags }) => ({
    id,
    score,
    reason,
    ...(risk_flags.length > 0 && { risk_flags }),
  }));
  const raised = Object.entries(flags).flatMap(([name, value]) => (value === true ? [name] : []));
  return {
    chosen,
    sources,
    dropped: flags.debug.pre_filter.dropped,
    not_chosen: result.ranked.length - chosen.length,
    ...(raised.length > 0 && { flags: raised }),
  };
}
