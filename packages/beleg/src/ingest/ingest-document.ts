import { detectLanguage } from "@beleg/core/text";
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
  await tenant.documents.put({
    collection: input.collection ?? DEFAULT_COLLECTION,
    document_id: input.document_id,
    title: input.title,
    text: input.text,
    url: input.url ?? null,
    detected_date: input.detected_date ?? null,
    lang: detectLanguage(`${input.title}\n${input.text}`),
  });
}
