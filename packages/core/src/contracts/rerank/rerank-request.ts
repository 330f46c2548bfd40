import { z } from "zod";
import { requireContract } from "../errors/index.ts";
import { DateTime } from "../values/date-time.ts";
import { identifier } from "../values/text.ts";
import { FacetCoverage } from "./facets.ts";
import { ScoringContextTransport } from "./scoring-context.ts";
import { Query, SearchCandidates } from "./search-candidate.ts";

/** How the model is called for scoring. */
export const RerankControl = z.strictObject({
  temperature: z.number().min(0).max(2).default(0.3),
  max_tokens: z.int().min(1).max(1_000_000).default(2000),
});
export type RerankControl = z.output<typeof RerankControl>;

/** A document of the caller's own collection, the context for facet gaps. */
export const RagDocument = z.strictObject({
  id: identifier,
  title: z.string().default(""),
  text: z.string(),
  url: z.string().max(4096).nullable().default(null),
  detected_date: DateTime.nullable().prefault(null),
  facet_coverage: FacetCoverage.optional(),
});
export type RagDocument = z.output<typeof RagDocument>;

/** The caller's tool context; an open map by its own contract, so only the keys read here are checked. */
export const RerankMeta = z.looseObject({
  scoring_context: ScoringContextTransport.optional(),
  tenant_id: identifier.optional(),
  case_id: identifier.optional(),
  collection_id: identifier.optional(),
});
export type RerankMeta = z.output<typeof RerankMeta>;

/** The body of a rerank request; without a scoring context its defaults apply. */
export const RerankRequest = z.strictObject({
  query: Query,
  candidates: SearchCandidates,
  meta: RerankMeta.optional(),
  control: RerankControl.optional(),
  /** Null or absent: there is no collection to compare with. */
  rag: z
    .strictObject({ documents: z.array(RagDocument).max(10_000) })
    .nullable()
    .optional(),
  /** The size of `top_k`. */
  k: z.int().min(1).max(10_000).optional(),
});
export type RerankRequest = z.output<typeof RerankRequest>;

/** The same as the scoring task gets it: the candidates are called `results`; `ScoreResultInput` objects remain valid. */
export const ScoreResultsData = RerankRequest.omit({ candidates: true }).extend({ results: SearchCandidates });
export type ScoreResultsData = z.output<typeof ScoreResultsData>;

/** Tells a body that calls its candidates `results`. */
export function isScoreResultsData(body: unknown): body is ScoreResultsData {
  return typeof body === "object" && body !== null && "results" in body && !("candidates" in body);
}

/** Reads a request in either form; whoever made a mistake in one is told about that one. */
export function readRerankRequest(body: unknown): RerankRequest {
  if (!isScoreResultsData(body)) return requireContract(RerankRequest, body);
  const { results: candidates, ...request } = requireContract(ScoreResultsData, body);
  return { ...request, candidates };
}
