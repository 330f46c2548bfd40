import type { TraceAttributes } from "@beleg/core";
import type { RerankEnvelope } from "@beleg/core/contracts";

/** What a rerank tells telemetry: figures and flags, no text of the query or of a candidate, no host it comes from. */
export function rerankAttributes({ result, flags, rag_summaries }: RerankEnvelope): TraceAttributes {
  const { pre_filter, llm, fusion } = flags.debug;
  return {
    "hybrid.rag_cache_hit": flags.rag_cache_hit,
    "hybrid.llm_cache_hit": flags.llm_cache_hit,
    "hybrid.rrf_k_used": fusion.rrf_k,
    "hybrid.final_diversity": fusion.diversity?.achieved ?? fusion.diversity_buckets.length,
    "hybrid.diversity_shortfall": fusion.diversity?.shortfall ?? 0,
    "hybrid.rag_unavailable": flags.rag_unavailable,
    "hybrid.rag_documents": rag_summaries.length,
    "hybrid.llm_timeout": flags.llm_timeout,
    "hybrid.llm_failure": flags.llm_failure,
    "hybrid.llm_items": llm.llm_items,
    "hybrid.llm_fallback": llm.fallback ?? "none",
    "hybrid.ranked_count": result.ranked.length,
    "hybrid.dropped_count": pre_filter.dropped.length,
    "hybrid.top_k_count": result.top_k.length,
    "hybrid.recommended_ingest_count": result.recommended_ingest.length,
  };
}
