import { belegError } from "@beleg/core/contracts";
import { ingestDocument } from "../ingest/index.ts";
import type { JobQueue } from "../queue/index.ts";
import type { Alongside, Failure, RerankRunRow, Store, TenantStore } from "../store/index.ts";
import { sourceUrl } from "./apply-rerank-decision.ts";
import { refreshCoverage } from "./check-coverage.ts";
import { expireReview } from "./expire-review.ts";
import { requireAllowedSources } from "./require-allowed-sources.ts";

/** The content of an approved source; fetching it is the caller's. */
export interface ApprovedContent {
  /** The address, or `candidate:ID` for a candidate that has none. */
  readonly url: string;
  readonly title?: string;
  readonly text: string;
  readonly detected_date?: string | null;
}

/**
 * Takes the content of an approved source into the collection. One run and address is ingested once: the same again
 * changes nothing and answers `already`. What nobody approved is refused; a deadline that has passed has approved.
 */
export async function addSourceContent(
  store: Store,
  tenant: string,
  runId: number,
  content: ApprovedContent,
  jobs?: JobQueue,
  alongside?: Alongside<"ingested" | "already">,
): Promise<"ingested" | "already"> {
  const url = approvedUrl(content.url);
  return await withApproved<"ingested" | "already">(
    { store, tenant, runId, url, jobs, alongside },
    async (own, run) => {
      const settled = await own.rerankRuns.settleIngest(runId, url, { status: "ingested", document_id: url });
      if (!settled) return "already";
      await ingestDocument(own, {
        document_id: url,
        title: content.title ?? "",
        text: content.text,
        url: url.startsWith("candidate:") ? null : url,
        detected_date: content.detected_date ?? null,
        collection: run.collection,
      });
      await refreshCoverage(own, run, store.clock.now());
      return "ingested";
    },
  );
}

/** Notes that the content of an approved source could not be had; content that comes later still counts. */
export async function reportFailedContent(
  store: Store,
  tenant: string,
  runId: number,
  failedUrl: string,
  error: Failure,
  jobs?: JobQueue,
  alongside?: Alongside<"failed" | "already">,
): Promise<"failed" | "already"> {
  const url = approvedUrl(failedUrl);
  return await withApproved<"failed" | "already">({ store, tenant, runId, url, jobs, alongside }, async (own, run) => {
    if (!(await own.rerankRuns.settleIngest(runId, url, { status: "failed", error }))) return "already";
    await refreshCoverage(own, run, store.clock.now());
    return "failed";
  });
}

interface ApprovedSource<Done> {
  readonly store: Store;
  readonly tenant: string;
  readonly runId: number;
  readonly url: string;
  readonly jobs?: JobQueue | undefined;
  readonly alongside?: Alongside<Done> | undefined;
}

/** Does something about a source in one transaction, if the source was approved. */
async function withApproved<Done>(
  { store, tenant, runId, url, jobs, alongside }: ApprovedSource<Done>,
  work: (own: TenantStore, run: RerankRunRow) => Promise<Done>,
): Promise<Done> {
  const asked = await store.tenant(tenant).reviews.of("rerank_selection", String(runId));
  if (asked !== undefined) await expireReview({ store, jobs }, { tenant, review_id: asked.review_id });
  return await store.transaction(
    async (tx) => {
      const own = tx.tenant(tenant);
      const run = await own.rerankRuns.show(runId);
      if (run === undefined) throw belegError("rerank_run_not_found", { id: runId });
      const known = (await own.rerankRuns.ingestItems(runId)).some((item) => item.url === url);
      if (!known || run.status === "rejected") throw belegError("ingest_not_approved", { url, id: runId });
      // What an earlier version let through is stopped here: disallowed is absolute to the last step.
      if (!url.startsWith("candidate:")) await requireAllowedSources(own.reviews, asked, [url]);
      const done = await work(own, run);
      await alongside?.(tx, done);
      return done;
    },
    { idempotent: true },
  );
}

function approvedUrl(url: string): string {
  return url.startsWith("candidate:") ? url : sourceUrl(url, url);
}
