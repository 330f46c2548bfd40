import type { z } from "zod";
import type { FacetDefinitions, RagDocument, RerankRequest } from "../contracts/rerank/index.ts";
import type { Locale } from "../locales/index.ts";
import type { Cache, Clock, Delay, LanguageModel } from "../ports/index.ts";

/** What retrieval is asked for. */
export interface RetrievalRequest {
  readonly query: string;
  readonly tenant_id: string | null;
  readonly case_id: string | null;
  readonly collection_id: string | null;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Finds documents of the caller's own collection that bear on the query, best first; rejects when it cannot. */
export type ContextRetriever = (request: RetrievalRequest) => Promise<readonly RagDocument[]>;

/** What reranking needs from outside. Only the clock is needed; without a model the embedded scorer scores. */
export interface RerankPorts {
  readonly clock: Clock;
  readonly model?: LanguageModel | undefined;
  /** Asked when the request brings no documents of its own. Defaults to none: then the collection is empty. */
  readonly retriever?: ContextRetriever | undefined;
  /** Keeps retrieval contexts for 300 s and model scores for 3600 s. Defaults to none. */
  readonly cache?: Cache | undefined;
  /** Makes the deadline hold against a retriever or a model that never answers. Defaults to trusting them. */
  readonly delay?: Delay | undefined;
  /** The one limit of retrieval and model together. Defaults to 30 s. */
  readonly deadlineMs?: number | undefined;
  /** The language of reasons and of `coverage_delta`. Defaults to that of the query, else English. */
  readonly locale?: Locale | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The facets of each tenant's subject, for requests whose context names none. Defaults to none. */
  readonly tenantFacets?: Readonly<Record<string, FacetDefinitions>> | undefined;
}

/** A rerank request with the ports it runs on. */
export type RerankInput = z.input<typeof RerankRequest> & RerankPorts;
