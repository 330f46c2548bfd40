import type { ContractName } from "../json-schema/index.ts";

/** The scoring context of the reranking spec, word for word. */
export const scoringContext = {
  question: "Which policies govern employee data residency?",
  purpose: "Compile legal summary",
  jurisdiction: "DE",
  output_target: "briefing",
  preferred_sources: ["intranet://legal"],
  disallowed_sources: ["wiki://drafts"],
  collection_scope: "employee-compliance",
  version_target: null,
  freshness_mode: "standard",
  min_diversity_buckets: 3,
};

/** The scored item of the reranking spec, word for word. */
export const scoredItem = {
  candidate_id: "doc-417",
  score: 92.5,
  reason: "Addresses German residency controls",
  gap_tags: ["LEGAL"],
  risk_flags: [],
  facet_coverage: { LEGAL: 0.9, PROCEDURAL: 0.6 },
  custom_facets: { CUSTOM_REPORTING: 0.4 },
};

/** The result of the reranking spec, word for word. */
export const hybridResult = {
  ranked: [scoredItem],
  top_k: [scoredItem],
  coverage_delta: "Adds LEGAL coverage for residency obligations",
  recommended_ingest: [{ candidate_id: "doc-812", reason: "Fills monitoring obligations for the DE market" }],
};

/** The flags of the reranking spec, word for word. */
export const rerankFlags = {
  rag_unavailable: false,
  llm_timeout: false,
  debug: {
    pre_filter: {
      dropped: [{ id: "cand-1", reason: "stale" }],
      mmr: { selected: [{ id: "cand-4", max_overlap: 0.1 }] },
    },
    llm: { fallback: null, cache_hit: false, llm_items: 5 },
    fusion: {
      fused_scores: { "doc-417": 0.031 },
      rrf_components: { "doc-417": { rrf_term: 0.01, rag_bonus: 0.016, domain_bonus: 0.009, policy_bonus: 0.003 } },
      rrf_k: 90,
      diversity_buckets: ["government", "commercial"],
    },
  },
};

export const searchCandidate = {
  id: "doc-417",
  title: "Residency of employee data",
  snippet: "Employee data stays in the country.",
  url: "https://example.org/residency",
  detected_date: "2024-06-01T09:00:00+02:00",
  domain_type: "government",
};

const ragSummary = {
  document_id: "d-1",
  title: "Handbook",
  coverage_facets: { LEGAL: 0.2 },
  last_ingested_at: "2024-01-01T00:00:00Z",
};

export const rerankRequest = {
  query: "employee data residency",
  candidates: [searchCandidate, { id: "doc-812", snippet: "" }],
  meta: { scoring_context: scoringContext, tenant_id: "t-1", trace: { any: "thing" } },
  control: { max_tokens: 500 },
  rag: { documents: [{ id: "d-1", text: "What the handbook says." }] },
  k: 5,
};

/** Valid examples of the reranking contracts. */
export const rerankExamples = {
  ScoringContext: [scoringContext, {}],
  SearchCandidate: [searchCandidate, { id: "a", snippet: "" }],
  ScoreResultInput: [{ id: "a", title: "A", snippet: "text", url: "https://example.org", score: 3 }],
  ScoreResultsData: [
    { query: "q", results: [searchCandidate] },
    { query: "q", results: [{ id: "a", title: "A", snippet: "text", url: "https://example.org", score: 3 }] },
  ],
  LLMScoredItem: [scoredItem],
  RAGCoverageSummary: [ragSummary],
  RecommendedIngest: [hybridResult.recommended_ingest[0]],
  HybridResult: [hybridResult],
  RerankFlags: [rerankFlags],
  RerankRequest: [
    rerankRequest,
    { query: "q", candidates: [], rag: null },
    { ...rerankRequest, meta: { scoring_context: JSON.stringify(scoringContext) } },
  ],
  RerankEnvelope: [{ result: hybridResult, rag_summaries: [ragSummary], flags: rerankFlags }],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
