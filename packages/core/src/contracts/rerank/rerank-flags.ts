import { z } from "zod";
import { count, unitInterval } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";

/** Why a candidate is not in `ranked`; each dropped one has exactly one reason. */
export const DropReason = z.enum(["policy_block", "duplicate", "empty_snippet", "stale"]);
export type DropReason = z.infer<typeof DropReason>;

/** Why the embedded scorer stood in for the model. */
export const ScoringFallback = z.enum(["llm_timeout", "llm_failure", "empty", "no_model"]);
export type ScoringFallback = z.infer<typeof ScoringFallback>;

/** The parts of a fused score; they add up to it exactly. */
export const RrfComponents = z.strictObject({
  rrf_term: z.number().min(0),
  rag_bonus: z.number().min(0),
  domain_bonus: z.number().min(0),
  policy_bonus: z.number().min(0),
});
export type RrfComponents = z.infer<typeof RrfComponents>;

/** What happened on the way to a result, for reviewers and telemetry. */
export const RerankDebug = z.strictObject({
  pre_filter: z.strictObject({
    dropped: z.array(z.strictObject({ id: identifier, reason: DropReason })),
    mmr: z.strictObject({ selected: z.array(z.strictObject({ id: identifier, max_overlap: unitInterval })) }),
  }),
  llm: z.strictObject({ fallback: ScoringFallback.nullable(), cache_hit: z.boolean(), llm_items: count }),
  fusion: z.strictObject({
    fused_scores: z.record(z.string(), z.number().min(0)),
    rrf_components: z.record(z.string(), RrfComponents),
    rrf_k: z.int().min(1),
    diversity_buckets: z.array(z.string().min(1)),
    /** Diversity asked for, reached inside top_k, and what is missing. */
    diversity: z
      .strictObject({
        requested: count,
        achieved: count,
        shortfall: count,
        /** What scores less is not lifted for its kind of site. Absent from older stored answers. */
        score_floor: z.number().min(0).optional(),
      })
      .optional(),
  }),
});
export type RerankDebug = z.infer<typeof RerankDebug>;

/** What was not available and what came from a cache. */
export const RerankFlags = z.strictObject({
  rag_unavailable: z.boolean().default(false),
  llm_timeout: z.boolean().default(false),
  llm_failure: z.boolean().default(false),
  rag_cache_hit: z.boolean().default(false),
  llm_cache_hit: z.boolean().default(false),
  /** Every candidate was dropped, so the result is empty. */
  all_candidates_dropped: z.boolean().optional(),
  debug: RerankDebug,
});
export type RerankFlags = z.output<typeof RerankFlags>;
