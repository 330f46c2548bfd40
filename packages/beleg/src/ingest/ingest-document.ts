import { belegError } from "@beleg/core/contracts";
import { isUnsafeAddress } from "@beleg/core/rerank";
import { detectLanguage } from "@beleg/core/text";
import type { Embedder } from "../language-model/index.ts";
import type { TenantStore } from "../store/index.ts";

/** Where documents go when nobody names a collection. */
export const DEFAULT_COLLECTION = "default";

/** A document to keep; the same id in the same collection replaces the earlier one. */
export interface IngestInput {
  readonly document_id: string;
  readonly title: string;
  readonly text: string;
  readonly url?: string | null;
  readonly detected_date?: string | null;
  /** Defaults to `default`. */
  readonly collection?: string | null;
}

/** Takes a document into the user's collection, in the language it is written in. */
export async function ingestDocument(tenant: TenantStore, input: IngestInput): Promise<void> {
  const { url = null } = input;
  if (url !== null && isUnsafeAddress(url)) throw belegError("source_address_refused", { url });
  const collection = input.collection ?? DEFAULT_COLLECTION;
  await tenant.documents.put({
    collection,
    document_id: input.document_id,
    title: input.title,
    text: input.text,
    url,
    detected_date: input.detected_date ?? null,
    lang: detectLanguage(`${input.title}\n${input.text}`).code,
  });
}

/** Of a long document its beginning is what it is about. */
const EMBEDDED_CHARS = 6000;

/** Adds a vector to a document for retrieval by meaning; false when the server gives none: words still find it. */
export async function addVector(
  { documents }: TenantStore,
  embedder: Embedder,
  document_id: string,
  collection: string = DEFAULT_COLLECTION,
): Promise<boolean> {
  const document = await documents.find(collection, document_id);
  if (document === undefined) return false;
  const text = `${document.title}\n${document.text.slice(0, EMBEDDED_CHARS)}`;
  const vectors = await embedder.embed([text]).catch(() => undefined);
  const vector = vectors?.[0];
  if (vector === undefined) return false;
  await documents.putVector(collection, document_id, embedder.model, document.digest, vector);
  return true;
}
