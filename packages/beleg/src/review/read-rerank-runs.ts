import { belegError, type CoverageSummary, type ReviewItem } from "@beleg/core/contracts";
import type { IngestItem, Page, PageCursor, RerankRunListing, RerankRunRow } from "../store/index.ts";
import { expireDueReviews, readReview } from "./read-reviews.ts";
import type { ReviewParts } from "./review-parts.ts";
import { runCoverage } from "./run-coverage.ts";

/** A rerank run with its selection's review and what became of its sources; coverage is counted when it is read. */
interface RerankRunReading {
  readonly run: Omit<RerankRunRow, "coverage"> & { readonly coverage: { readonly summary: CoverageSummary } | null };
  readonly item: ReviewItem | null;
  readonly sources: readonly IngestItem[];
}

/** A rerank run as it stands now, its passed deadline included. It needs no worker. */
export async function readRerankRun(parts: ReviewParts, tenant: string, id: number): Promise<RerankRunReading> {
  const { store } = parts;
  const { rerankRuns, reviews } = store.tenant(tenant);
  const asked = await reviews.of("rerank_selection", String(id));
  const item = asked === undefined ? null : await readReview(parts, { tenant, review_id: asked.review_id });
  const run = await rerankRuns.show(id);
  if (run === undefined) throw belegError("rerank_run_not_found", { id });
  const sources = await rerankRuns.ingestItems(id);
  const known = new Map(sources.map(({ url, status }) => [url, status]));
  const decided_at = item?.decision?.decided_at ?? null;
  const summary = runCoverage({ ...run, decided_at }, known, store.clock.now());
  return { run: { ...run, coverage: summary && { summary } }, item, sources };
}

/** What everyone is shown of a rerank run, over HTTP and on the command line. */
export function shownRerankRun({ run, item, sources }: RerankRunReading) {
  const { tenant: _tenant, ...shown } = run;
  return {
    ...shown,
    review: item && reviewOf(item),
    sources: sources.map(({ rerank_run_id: _id, ...source }) => source),
  };
}

function reviewOf({ review_id, status, expires_at, expiry_policy }: ReviewItem) {
  return { review_id, status, expires_at, expiry_policy };
}

/** A rerank run as lists show it. */
type ListedRerankRun = Omit<RerankRunListing, "stored_coverage" | "decided_at" | "sources"> & {
  readonly coverage: CoverageSummary | null;
};

/** Rerank runs, newest first, each with its coverage as it stands now. */
export async function listRerankRuns(
  parts: ReviewParts,
  tenant: string,
  page: PageCursor & { readonly id?: number } = {},
): Promise<Page<ListedRerankRun>> {
  await expireDueReviews(parts, tenant);
  const { items, next } = await parts.store.tenant(tenant).rerankRuns.list(page);
  const now = parts.store.clock.now();
  const listed = items.map(({ stored_coverage: coverage, decided_at, sources, ...run }) => ({
    ...run,
    coverage: runCoverage({ status: run.status, coverage, decided_at }, sources, now),
  }));
  return { items: listed, next };
}
