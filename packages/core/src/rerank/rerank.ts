import { RerankControl, type RerankEnvelope, readRerankRequest, ScoringContext } from "../contracts/rerank/index.ts";
import type { LoadedPacks } from "../languages/language-pack.ts";
import { PACKS } from "../languages/packs.ts";
import { textLocale } from "../text/language/text-locale.ts";
import { applyPolicy, dropEmptySnippets } from "./apply-policy.ts";
import { blockingRisks } from "./blocking-risks.ts";
import { canonicalUrl } from "./candidates/canonical-url.ts";
import { normaliseCandidates } from "./candidates/normalise-candidates.ts";
import { sourceMatcher } from "./candidates/source-pattern.ts";
import { chosenSources } from "./chosen-sources.ts";
import { DEFAULT_DEADLINE_MS, DEFAULT_K, DIVERSITY_SCORE_SHARE, MODEL_POOL, RRF_K } from "./constants.ts";
import { coverageDelta } from "./coverage-delta.ts";
import { subjectOf } from "./describe-match.ts";
import { diversify } from "./diversify.ts";
import { dropDuplicates } from "./drop-duplicates.ts";
import { facetMatcher } from "./embedded/embedded-scorer.ts";
import { POLICY_RANKING, RANKING, type RankingParameters } from "./embedded/ranking-parameters.ts";
import { measureRelevance } from "./embedded/relevance.ts";
import { findFacetGaps } from "./facet-gaps.ts";
import { coverageOf, declaredFacets, facetsOfTenant, splitCoverage } from "./facets/declared-facets.ts";
import { applyFreshness, freshnessAt } from "./freshness.ts";
import { type Fused, fuse } from "./fuse.ts";
import { orderByMmr } from "./mmr.ts";
import { ranking, ranksOf } from "./ranking.ts";
import { readTexts } from "./read-texts.ts";
import { recommendIngest } from "./recommend-ingest.ts";
import { recordOf } from "./record-of.ts";
import type { RerankInput, RerankPorts } from "./rerank-input.ts";
import { retrieveContext } from "./retrieval-context.ts";
import { type Scored, scoreCandidates } from "./score-candidates.ts";
import { believedOf, scoreWithModel } from "./score-with-model.ts";
import { domainAuthority } from "./trust.ts";
import { startDeadline } from "./within-deadline.ts";

/**
 * Chooses sources for a question: filters them by policy, age and duplication, scores what is left with the model or the
 * embedded scorer, fuses ranks and bonuses into scores that add up, and says what the selection adds to the collection.
 * Throws a BelegError when the request does not fit its contract; a failing model or retriever only raises a flag.
 *
 * @example
 * const { result } = await rerank({ query, candidates, meta: { scoring_context: { jurisdiction: "DE" } }, clock });
 */
export function rerank(input: RerankInput): Promise<RerankEnvelope> {
  return rerankBy(input, PACKS);
}

/** Ranks the policies of a decision: the same steps, by the weights its risk scores were calibrated with. */
export function rerankForDecisions(input: RerankInput): Promise<RerankEnvelope> {
  return rerankBy(input, PACKS, POLICY_RANKING);
}

/** The same by the packs that are loaded, and by what the embedded scorer is to weigh. */
export async function rerankBy(
  input: RerankInput,
  loaded: LoadedPacks,
  parameters: RankingParameters = RANKING,
): Promise<RerankEnvelope> {
  const { body, ports } = separate(input);
  const { clock, model, cache } = ports;
  const deadline = startDeadline(ports.deadlineMs ?? DEFAULT_DEADLINE_MS, ports);

  // 1 Validate
  const request = readRerankRequest(body);
  const context = request.meta?.scoring_context ?? ScoringContext.parse({});
  const own = facetsOfTenant(ports.tenantFacets, request.meta?.tenant_id);
  const facets = declaredFacets(request.meta?.scoring_context, request.rag?.documents ?? [], own);
  const control = request.control ?? RerankControl.parse({});
  const k = request.k ?? DEFAULT_K;
  const question = [context.question, context.purpose].filter((text) => text !== null).join("\n");

  const locale = ports.locale ?? textLocale(request.query, question);

  // 2 Normalise, 3 policy, 4 freshness, 5 duplicates
  const all = { kept: normaliseCandidates(request.candidates), dropped: [] };
  const allowed = dropEmptySnippets(applyPolicy(all, context.disallowed_sources));
  const freshness = freshnessAt(context.freshness_mode, clock.now());
  const fresh = applyFreshness(allowed, freshness);
  const { kept: candidates, dropped } = dropDuplicates(fresh);

  // 6 Relevance and MMR
  const read = readTexts(request.query, question, candidates, facets, loaded);
  const { scores: relevance, near } = measureRelevance(read.query, read.texts, read.vocabulary, parameters);
  const byRelevance = ranking(candidates, relevance);
  const sites = candidates.map(({ site }) => site);
  const mmr = orderByMmr({ relevance, texts: read.texts, sites }, byRelevance);

  // 7 Retrieval context and facet gaps
  const retrieved = await retrieveContext(request, ports, deadline);
  const gaps = findFacetGaps(retrieved.documents, facets.names, read.questionFacets, read.query, read.vocabulary);

  // 8 Scores
  const scoring = await scoreWithModel({
    query: request.query,
    context,
    control,
    candidates: mmr.slice(0, MODEL_POOL).map(({ index }) => candidates[index]!),
    gaps: gaps.gaps,
    facets,
    scope: [request.meta?.tenant_id ?? "", request.meta?.case_id ?? "", request.meta?.collection_id ?? ""],
    locale,
    model,
    cache,
    deadline,
  });
  const { scores: modelScores, fallback } = scoring;
  const items = scoreCandidates({
    context,
    candidates,
    read,
    relevance,
    near,
    gaps,
    modelScores,
    freshness,
    locale,
  });

  // 9 Fusion
  const preferred = sourceMatcher(context.preferred_sources);
  const scores = Float64Array.from(items, ({ score }) => score);
  const scoreRanks = ranksOf(ranking(candidates, scores, relevance));
  const mmrRanks = ranksOf([...mmr.map(({ index }) => index), ...byRelevance.slice(mmr.length)]);
  // Without knowledge of the collection nothing is known to be a gap.
  const wanted = gaps.named && !retrieved.unavailable ? Object.fromEntries(gaps.gaps.map((gap) => [gap, 1])) : {};
  const fills = facetMatcher(wanted);
  const fused = fuse(
    candidates.map((candidate, index) => ({
      scoreRank: scoreRanks[index]!,
      mmrRank: mmrRanks[index]!,
      fills: fills(coverageOf(items[index]!)),
      standing: domainAuthority(candidate, context.jurisdiction),
      preferred: preferred(candidate.url, candidate.source.url) ? 1 : 0,
    })),
  );

  const idOf = ({ index }: Fused) => candidates[index]!.id;

  // 10 Diversity
  const isBlocked = ({ item }: Scored) => blockingRisks(item.risk_flags).length > 0;
  const scored = fused.map(({ index }) => ({ candidate: candidates[index]!, item: items[index]! }));
  // What is dangerous comes last, whatever its score.
  const order = [...scored.filter((each) => !isBlocked(each)), ...scored.filter(isBlocked)];
  const floor = DIVERSITY_SCORE_SHARE * scores.reduce((best, score) => Math.max(best, score), 0);
  const mayRise = (each: Scored) => each.item.score >= floor && !isBlocked(each);
  const { ranked, buckets, diversity } = diversify(order, k, context.min_diversity_buckets, mayRise);
  const chosen = ranked.slice(0, k);
  const topK = chosen.map(({ item }) => item);

  // 11 Coverage and what to take in
  const subject = subjectOf(read.queryText);
  const coverage = coverageDelta(gaps, topK, subject, retrieved.unavailable, locale);
  const held = new Set(retrieved.documents.flatMap(({ url }) => (url === null ? [] : (canonicalUrl(url)?.href ?? []))));

  return {
    result: {
      ranked: ranked.map(({ item }) => item),
      top_k: topK,
      coverage_delta: coverage.text,
      coverage: {
        before: splitCoverage(coverage.before).facet_coverage,
        after: splitCoverage(coverage.after).facet_coverage,
      },
      recommended_ingest: recommendIngest({ ranked, gaps: gaps.gaps, held, subject, locale }),
    },
    rag_summaries: [...gaps.summaries],
    sources: chosenSources(chosen),
    flags: {
      rag_unavailable: retrieved.unavailable,
      llm_timeout: fallback === "llm_timeout",
      llm_failure: fallback === "llm_failure" || fallback === "empty",
      rag_cache_hit: retrieved.cacheHit,
      llm_cache_hit: scoring.cacheHit,
      ...(candidates.length === 0 && dropped.length > 0 ? { all_candidates_dropped: true } : {}),
      debug: {
        pre_filter: {
          dropped: [...dropped].sort((a, b) => (a.id < b.id ? -1 : 1)),
          mmr: { selected: mmr.map(({ index, max_overlap }) => ({ id: candidates[index]!.id, max_overlap })) },
        },
        llm: { fallback, cache_hit: scoring.cacheHit, llm_items: believedOf(modelScores) },
        fusion: {
          fused_scores: recordOf(fused, idOf, ({ score }) => score),
          rrf_components: recordOf(fused, idOf, ({ components }) => components),
          rrf_k: RRF_K,
          diversity_buckets: [...buckets],
          diversity: { ...diversity, score_floor: floor },
        },
      },
    },
  };
}

/** The request as data, apart from what it runs on. */
function separate(input: RerankInput): { readonly body: object; readonly ports: RerankPorts } {
  const { clock, model, retriever, cache, delay, deadlineMs, locale, signal, tenantFacets, ...body } = input;
  return { body, ports: { clock, model, retriever, cache, delay, deadlineMs, locale, signal, tenantFacets } };
}
