import type { LLMScoredItem, RerankEnvelope, RerankRequestInput, ScoringContextInput } from "../api/index.ts";

/** The parts of a fused score, in the order they are stacked. */
export const PARTS = ["rrf_term", "rag_bonus", "domain_bonus", "policy_bonus"] as const;
export type Part = (typeof PARTS)[number];

export type Candidate = RerankRequestInput["candidates"][number];

/** One candidate of the order with everything that explains its place. */
export type RankedCandidate = {
  readonly item: LLMScoredItem;
  readonly candidate: Candidate | undefined;
  /** Its place in the request, from 1. */
  readonly before: number;
  readonly after: number;
  /** Its place by fused score alone; differs from `after` where diversity moved it. */
  readonly byScore: number;
  readonly chosen: boolean;
  readonly exact: Readonly<Record<Part, number>>;
  /** The parts in points: 0 is the last place of the rank term, 100 the first. */
  readonly points: Readonly<Record<Part, number>>;
  readonly overlap: number;
};

export type DroppedCandidate = { readonly candidate: Candidate; readonly before: number; readonly reason: string };

export type ExplainedRun = {
  readonly context: ScoringContextInput;
  readonly ranked: readonly RankedCandidate[];
  readonly dropped: readonly DroppedCandidate[];
};

/** Joins what was asked with what was answered. */
export function explainRun(request: RerankRequestInput, { result, flags }: RerankEnvelope): ExplainedRun {
  const { fusion, pre_filter } = flags.debug;
  const places = new Map(
    request.candidates.map((candidate, index) => [candidate.id, { candidate, before: index + 1 }]),
  );
  const overlaps = new Map(pre_filter.mmr.selected.map(({ id, max_overlap }) => [id, max_overlap]));
  const chosen = new Set(result.top_k.map(({ candidate_id }) => candidate_id));
  const byScore = Object.entries(fusion.fused_scores)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id);
  const inPoints = pointScale(Object.values(fusion.rrf_components).map(({ rrf_term }) => rrf_term));
  const nothing = { rrf_term: 0, rag_bonus: 0, domain_bonus: 0, policy_bonus: 0 };
  return {
    context: contextOf(request),
    ranked: result.ranked.map((item, index) => {
      const exact = fusion.rrf_components[item.candidate_id] ?? nothing;
      return {
        item,
        candidate: places.get(item.candidate_id)?.candidate,
        before: places.get(item.candidate_id)?.before ?? 0,
        after: index + 1,
        byScore: byScore.indexOf(item.candidate_id) + 1,
        chosen: chosen.has(item.candidate_id),
        exact,
        points: inPoints(exact),
        overlap: overlaps.get(item.candidate_id) ?? 0,
      };
    }),
    dropped: pre_filter.dropped.flatMap(({ id, reason }) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ ...place, reason }];
    }),
  };
}

/** Rank terms lie so close together that nobody could see them apart; their distance is what counts. */
function pointScale(terms: readonly number[]) {
  const least = Math.min(...terms);
  const range = Math.max(...terms) - least;
  return (exact: Readonly<Record<Part, number>>): Readonly<Record<Part, number>> => {
    const share = (value: number) => (range > 0 ? (value / range) * 100 : 0);
    return {
      rrf_term: range > 0 ? share(exact.rrf_term - least) : 100,
      rag_bonus: share(exact.rag_bonus),
      domain_bonus: share(exact.domain_bonus),
      policy_bonus: share(exact.policy_bonus),
    };
  };
}

export function sumOf(parts: Readonly<Record<Part, number>>): number {
  return PARTS.reduce((sum, part) => sum + parts[part], 0);
}

function contextOf({ meta }: RerankRequestInput): ScoringContextInput {
  const context = meta?.scoring_context;
  return typeof context === "object" ? context : {};
}

/** The site of an address; the address itself where it has none. */
export function hostOf(url: string | null | undefined): string {
  if (!url) return "";
  try {
    return new URL(url).host || url;
  } catch {
    return url;
  }
}

/** Only web addresses become links. */
export function webAddress(url: string | null | undefined): string | null {
  return url && /^https?:\/\//i.test(url) ? url : null;
}
