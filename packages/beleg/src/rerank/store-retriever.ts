import type { ContextRetriever } from "@beleg/core/rerank";
import { DEFAULT_COLLECTION } from "../ingest/ingest-document.ts";
import type { Store } from "../store/index.ts";
import { relevantPassages } from "./relevant-passages.ts";

/** Finds what the user's own collection holds on a query, as the passages of each document that bear on it. */
export function storeRetriever(store: Store): ContextRetriever {
  return async ({ query, tenant_id, collection_id, limit }) => {
    const { documents } = store.tenant(tenant_id ?? undefined);
    const found = await documents.search(collection_id ?? DEFAULT_COLLECTION, query, limit);
    return found.map(({ document_id, title, text, url, ingested_at }) => ({
      id: document_id,
      title,
      text: relevantPassages(text, query),
      url,
      detected_date: ingested_at,
    }));
  };
}
