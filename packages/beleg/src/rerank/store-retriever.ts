import type { ContextRetriever } from "@beleg/core/rerank";
import { DEFAULT_COLLECTION } from "../ingest/ingest-document.ts";
import type { Embedder } from "../language-model/index.ts";
import type { DocumentRow, Store, TenantStore } from "../store/index.ts";
import { nearestDocuments } from "./nearest-documents.ts";
import { relevantPassages } from "./relevant-passages.ts";

/** The two orders are fused by rank, as their scores have nothing in common. */
const FUSION_K = 60;

/**
 * Finds what the user's own collection holds on a query, as the passages of each document that bear on it: by words, and
 * by meaning where an embedding model is configured. A server that gives no vector leaves the words.
 */
export function storeRetriever(store: Store, embedder?: Embedder): ContextRetriever {
  return async ({ query, tenant_id, collection_id, limit, signal }) => {
    const tenant = store.tenant(tenant_id ?? undefined);
    const collection = collection_id ?? DEFAULT_COLLECTION;
    const byWords = await tenant.documents.search(collection, query, limit);
    const vectors = await embedder?.embed([query], signal).catch(() => undefined);
    const wanted = vectors?.[0];
    const near =
      embedder === undefined || wanted === undefined
        ? []
        : await nearestDocuments(tenant, collection, embedder.model, wanted, limit);
    const found = await fuse(tenant, collection, byWords, near, limit);
    return found.map(({ document_id, title, text, url, ingested_at }) => ({
      id: document_id,
      title,
      text: relevantPassages(text, query),
      url,
      detected_date: ingested_at,
    }));
  };
}

async function fuse(
  { documents }: TenantStore,
  collection: string,
  byWords: readonly DocumentRow[],
  near: readonly string[],
  limit: number,
): Promise<readonly DocumentRow[]> {
  if (near.length === 0) return byWords;
  const scores = new Map<string, number>();
  const add = (id: string, place: number): void => {
    scores.set(id, (scores.get(id) ?? 0) + 1 / (FUSION_K + place));
  };
  byWords.forEach(({ document_id }, place) => {
    add(document_id, place);
  });
  near.forEach(add);
  const order = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, limit);
  const known = new Map(byWords.map((row) => [row.document_id, row]));
  const rows: DocumentRow[] = [];
  for (const [id] of order) {
    const row = known.get(id) ?? (await documents.find(collection, id));
    if (row !== undefined) rows.push(row);
  }
  return rows;
}
