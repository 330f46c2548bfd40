import { z } from "zod";
import { DateTime } from "../values/date-time.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { identifier } from "../values/text.ts";
import { CustomFacets, FacetCoverage } from "./facets.ts";

/** One scored candidate: how good, why, which gaps it fills and what speaks against it. */
export const LLMScoredItem = z.strictObject({
  candidate_id: identifier,
  score: z.number().min(0).max(100),
  reason: z.string(),
  gap_tags: z.array(z.string().min(1)).default([]),
  risk_flags: z.array(z.string().min(1)).default([]),
  facet_coverage: FacetCoverage.default({}),
  custom_facets: CustomFacets.prefault({}),
});
export type LLMScoredItem = z.output<typeof LLMScoredItem>;

/** A source worth taking into the collection because it closes a gap. */
export const RecommendedIngest = z.strictObject({
  candidate_id: identifier,
  reason: z.string().min(1),
  /** What to mind when ingesting it, `pdf` for example. */
  risk_flags: z.array(z.string().min(1)).optional(),
});
export type RecommendedIngest = z.infer<typeof RecommendedIngest>;

/** What a document already in the collection covers. */
export const RAGCoverageSummary = z.strictObject({
  document_id: identifier,
  title: z.string().default(""),
  url: z.string().max(4096).nullable().default(null),
  key_points: z.array(z.string().min(1)).default([]),
  coverage_facets: FacetCoverage.default({}),
  custom_facets: CustomFacets.prefault({}),
  last_ingested_at: DateTime.nullable().prefault(null),
});
export type RAGCoverageSummary = z.output<typeof RAGCoverageSummary>;

/** The result of reranking: the complete order, the selection shown to people, and what it adds. */
export const HybridResult = z
  .strictObject({
    ranked: z.array(LLMScoredItem),
    top_k: z.array(LLMScoredItem),
    /** The change in facet coverage in words. */
    coverage_delta: z.string(),
    /** The same change in numbers. */
    coverage: z.strictObject({ before: FacetCoverage, after: FacetCoverage }).optional(),
    recommended_ingest: z.array(RecommendedIngest).default([]),
  })
  .superRefine(
    betweenFields(({ ranked, top_k }, context) => {
      const ids = new Set<string>();
      ranked.forEach(({ candidate_id }, index) => {
        if (ids.has(candidate_id)) {
          addError(context, "duplicate_value", { value: candidate_id }, ["ranked", index, "candidate_id"]);
        }
        ids.add(candidate_id);
      });
      top_k.forEach(({ candidate_id }, index) => {
        if (!ids.has(candidate_id)) {
          addError(context, "unknown_reference", { value: candidate_id }, ["top_k", index, "candidate_id"]);
        }
      });
    }),
  );
export type HybridResult = z.output<typeof HybridResult>;
