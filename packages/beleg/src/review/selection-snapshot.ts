import type { LLMScoredItem, RerankEnvelope, RerankRequest } from "@beleg/core/contracts";
import { blockingRisks, FILLS_FROM } from "@beleg/core/rerank";
import type { Snapshot } from "./snapshot.ts";

/** How much a list beside the selection shows: nobody reads on, and all of it is kept. */
const MAX_LISTED = 100;

/**
 * Exactly what the person sees: the question, the selection with its words and its risks, what was left out and why, and
 * which source would close which gap.
 */
export function selectionSnapshot(
  request: RerankRequest,
  { result, flags }: RerankEnvelope,
  autoApproveFlagged: boolean,
): Snapshot {
  const candidates = new Map(request.candidates.map((candidate) => [candidate.id, candidate]));
  const wordsOf = (id: string) => {
    const { title = "", url = null, detected_date = null } = candidates.get(id) ?? {};
    return { title, url, detected_date };
  };
  const presented = result.top_k.map(({ candidate_id }) => candidate_id);
  const beyond = result.ranked.filter(({ candidate_id }) => !presented.includes(candidate_id));
  const { rag_unavailable, llm_timeout, llm_failure } = flags;
  return {
    presented,
    query: request.query,
    context: request.meta?.scoring_context ?? null,
    top_k: result.top_k.map((scored) => ({
      ...scored,
      ...wordsOf(scored.candidate_id),
      snippet: candidates.get(scored.candidate_id)?.snippet ?? "",
      blocking_risks: blockingRisks(scored.risk_flags),
    })),
    coverage_delta: result.coverage_delta,
    coverage: result.coverage ?? null,
    recommended_ingest: result.recommended_ingest,
    gaps: gapsOf(result.ranked),
    dropped: flags.debug.pre_filter.dropped
      .slice(0, MAX_LISTED)
      .map(({ id, reason }) => ({ candidate_id: id, reason, ...wordsOf(id) })),
    held_back: beyond
      .filter(({ risk_flags }) => blockingRisks(risk_flags).length > 0)
      .slice(0, MAX_LISTED)
      .map(({ candidate_id, risk_flags }) => ({
        candidate_id,
        blocking_risks: blockingRisks(risk_flags),
        ...wordsOf(candidate_id),
      })),
    diversity: flags.debug.fusion.diversity ?? null,
    flags: { rag_unavailable, llm_timeout, llm_failure },
    auto_approve_flagged: autoApproveFlagged,
  };
}

/** The gaps somebody could close, each with who would, best first; sources beyond the selection too. */
function gapsOf(ranked: readonly LLMScoredItem[]): { readonly facet: string; readonly closed_by: readonly string[] }[] {
  const closers = new Map<string, string[]>();
  for (const { candidate_id, gap_tags, facet_coverage, custom_facets, risk_flags } of ranked) {
    for (const facet of gap_tags) {
      const ids = closers.get(facet) ?? [];
      closers.set(facet, ids);
      const covers = ({ ...facet_coverage, ...custom_facets } as Readonly<Record<string, number>>)[facet] ?? 0;
      if (covers >= FILLS_FROM && blockingRisks(risk_flags).length === 0 && ids.length < 5) ids.push(candidate_id);
    }
  }
  return [...closers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([facet, closed_by]) => ({ facet, closed_by }));
}
