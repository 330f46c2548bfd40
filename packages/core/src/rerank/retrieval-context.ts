import { z } from "zod";
import { parseContract } from "../contracts/errors/index.ts";
import { RagDocument, type RerankRequest } from "../contracts/rerank/index.ts";
import { canonicalJson } from "../json/index.ts";
import { cacheKey } from "./cache-key.ts";
import { RAG_CACHE_MS, RAG_DOCUMENTS, RETRIEVAL_SHARE } from "./constants.ts";
import type { RerankPorts } from "./rerank-input.ts";
import type { Deadline } from "./within-deadline.ts";

/** What the collection holds on the query, and how we know. */
export interface RetrievalContext {
  readonly documents: readonly RagDocument[];
  readonly unavailable: boolean;
  readonly cacheHit: boolean;
}

const Documents = z.array(RagDocument);

/** Gets the retrieval context: from the request, from the cache, or from the retriever within its share of the time. */
export async function retrieveContext(
  request: RerankRequest,
  { retriever, cache }: RerankPorts,
  deadline: Deadline,
): Promise<RetrievalContext> {
  if (request.rag === null) return { documents: [], unavailable: true, cacheHit: false };
  if (request.rag !== undefined) return { documents: request.rag.documents, unavailable: false, cacheHit: false };
  if (retriever === undefined) return { documents: [], unavailable: false, cacheHit: false };
  const scope = {
    tenant_id: request.meta?.tenant_id ?? null,
    case_id: request.meta?.case_id ?? null,
    collection_id: request.meta?.collection_id ?? request.meta?.scoring_context?.collection_scope ?? null,
  };
  const key = cacheKey("rerank.rag", [
    canonicalJson(scope),
    request.query,
    canonicalJson(request.meta?.scoring_context ?? null),
    String(RAG_DOCUMENTS),
  ]);
  const kept = parseDocuments(await cache?.get(key).catch(() => undefined));
  if (kept !== null) return { documents: kept, unavailable: false, cacheHit: true };
  const outcome = await deadline.run(RETRIEVAL_SHARE, (signal) =>
    retriever({ query: request.query, ...scope, limit: RAG_DOCUMENTS, signal }),
  );
  if (outcome.status !== "done") return { documents: [], unavailable: true, cacheHit: false };
  const found = parseContract(Documents, outcome.value);
  if (found.status === "failed") return { documents: [], unavailable: true, cacheHit: false };
  await cache?.set(key, canonicalJson(found.value), RAG_CACHE_MS).catch(() => {});
  return { documents: found.value, unavailable: false, cacheHit: false };
}

function parseDocuments(text: string | undefined): readonly RagDocument[] | null {
  if (text === undefined) return null;
  try {
    const outcome = parseContract(Documents, JSON.parse(text) as unknown);
    return outcome.status === "ok" ? outcome.value : null;
  } catch {
    return null;
  }
}
