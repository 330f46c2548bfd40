import { belegError } from "@beleg/core/contracts/errors";
import { ingestDocument } from "../ingest/index.ts";
import type { Failure, Store } from "../store/index.ts";
import { sourceUrl } from "./apply-rerank-decision.ts";

/** The content of an approved source; fetching it is the caller's. */
export interface SuppliedContent {
  /** The address, or `candidate:ID` for a candidate that has none. */
  readonly url: string;
  readonly title?: string;
  readonly text: string;
  readonly detected_date?: string | null;
}

/**
 * Takes the content of an approved source into the collection. One run and address is ingested once: the same again
 * changes nothing and answers `already`. What nobody approved is refused.
 */
export async function supplyContent(
  store: Store,
  tenant: string,
  runId: number,
  content: SuppliedContent,
): Promise<"ingested" | "already"> {
  const url = approvedUrl(content.url);
  return await store.transaction(
    async (tx) => {
      const { rerankRuns, ...rest } = tx.tenant(tenant);
      const run = await rerankRuns.show(runId);
      if (run === undefined) throw belegError("rerank_run_not_found", { id: runId });
      const source = (await rerankRuns.ingestItems(runId)).find((item) => item.url === url);
      if (source === undefined || run.status === "rejected")
        throw belegError("ingest_not_approved", { url, id: runId });
      if (!(await rerankRuns.settleIngest(runId, url, { status: "ingested", document_id: url }))) return "already";
      await ingestDocument(
        { ...rest, rerankRuns },
        {
          document_id: url,
          title: content.title ?? "",
          text: content.text,
          url: url.startsWith("candidate:") ? null : url,
          detected_date: content.detected_date ?? null,
          collection: run.collection,
        },
      );
      return "ingested";
    },
    { idempotent: true },
  );
}

/** Notes that the content of an approved source could not be had; content that comes later still counts. */
export async function reportFailedContent(
  store: Store,
  tenant: string,
  runId: number,
  url: string,
  error: Failure,
): Promise<void> {
  await store.tenant(tenant).rerankRuns.settleIngest(runId, approvedUrl(url), { status: "failed", error });
}

function approvedUrl(url: string): string {
  return url.startsWith("candidate:") ? url : sourceUrl(url, url);
}
