import type { LLMScoredItem, ScoringContext } from "../contracts/rerank/index.ts";
import type { Locale } from "../locales/index.ts";
import type { Candidate } from "./candidates/normalise-candidates.ts";
import { TAG_FROM } from "./constants.ts";
import { matchDescriber, queryWords } from "./describe-match.ts";
import { embeddedScore, facetMatcher } from "./embedded/embedded-scorer.ts";
import type { Relevance } from "./embedded/relevance.ts";
import type { FacetGaps } from "./facet-gaps.ts";
import { coverageOf, splitCoverage } from "./facets/declared-facets.ts";
import { dateRisks, type Freshness, recency } from "./freshness.ts";
import type { ModelScore } from "./model-items.ts";
import type { ReadTexts } from "./read-texts.ts";
import { believedOf } from "./score-with-model.ts";
import { trustOf } from "./trust.ts";

/** A candidate with what came of scoring it. */
export interface Scored {
  readonly candidate: Candidate;
  readonly item: LLMScoredItem;
}

/** What scores are made from. */
export interface ScoreInput {
  readonly context: ScoringContext;
  readonly candidates: readonly Candidate[];
  readonly read: ReadTexts;
  readonly relevance: ArrayLike<number>;
  /** Terms that were taken for one of the query's. */
  readonly near: Relevance["near"];
  readonly gaps: FacetGaps;
  /** The model's scores; empty when there are none. */
  readonly modelScores: ReadonlyMap<string, ModelScore>;
  readonly freshness: Freshness;
  readonly locale: Locale;
}

/** One scored item per candidate, in their order: the model's where it gave one, else the embedded score. */
export function scoreCandidates(input: ScoreInput): LLMScoredItem[] {
  const { context, candidates, read, relevance, near, gaps, modelScores, freshness, locale } = input;
  const believed = believedOf(modelScores) > 0;
  const describe = matchDescriber(
    queryWords(read.queryText, read.query, near, read.vocabulary),
    read.vocabulary,
    locale,
  );
  const asked = facetMatcher(read.questionFacets);
  return candidates.map((candidate, index): LLMScoredItem => {
    const model = modelScores.get(candidate.id);
    const told = read.facets[index]!;
    const facets = model === undefined ? told : { ...told, ...coverageOf(model) };
    const standing = {
      freshness: recency(candidate, freshness),
      trust: trustOf(candidate) ?? 0.5,
      facets: asked(facets),
    };
    const risks = risksOf(candidate, context, freshness);
    if (model !== undefined) risks.unshift(...model.risk_flags);
    // A model scored others but not this one: its score is on the embedded scale.
    if ((model?.score ?? null) === null && believed) risks.push("heuristic_fill");
    return {
      candidate_id: candidate.id,
      score: model?.score ?? embeddedScore(relevance[index]!, standing),
      // A reason for a score nobody believes would explain nothing.
      reason: (model?.score != null && model.reason) || describe(read.texts[index]!),
      gap_tags: gaps.gaps.filter((gap) => (facets[gap] ?? 0) >= TAG_FROM),
      risk_flags: risks.length > 1 ? [...new Set(risks)] : risks,
      ...splitCoverage(facets),
    };
  });
}

function risksOf(candidate: Candidate, context: ScoringContext, freshness: Freshness): string[] {
  const risks = dateRisks(candidate, freshness);
  if (candidate.isPdf) risks.push("pdf");
  const { version_hint } = candidate.source;
  if (context.version_target !== null && version_hint !== null && !sameVersion(version_hint, context.version_target)) {
    risks.push("version_mismatch");
  }
  return risks;
}

/** `v2.1` serves the target `2`, `3.0` does not. */
function sameVersion(hint: string, target: string): boolean {
  const [a, b] = [hint, target].map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^v(?=\d)/, ""),
  ) as [string, string];
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
