import { RerankRequest } from "@beleg/core/contracts";
import { canonicalUrl } from "@beleg/core/rerank";
import type { JobQueue } from "../queue/index.ts";
import type { StoreTransaction } from "../store/index.ts";
import type { ReviewEffect } from "./review-parts.ts";
import { isOpen } from "./review-status.ts";

/** What became of a rerank selection: its sources wait for their content, the result carries the decision. */
export async function applyRerankDecision(
  tx: StoreTransaction,
  jobs: JobQueue | undefined,
  { tenant, item, decision }: Parameters<ReviewEffect>[1],
): Promise<void> {
  const id = Number(item.subject_id);
  const { rerankRuns } = tx.tenant(tenant);
  const run = Number.isSafeInteger(id) ? await rerankRuns.show(id) : undefined;
  if (run === undefined) return;
  const hitl = { auto_approved: decision.auto_approved, decision };
  const envelope = run.envelope === null ? undefined : { ...run.envelope, hitl };
  // Handed on, or rejected in part: the run keeps waiting.
  if (isOpen(item.status)) {
    await rerankRuns.update(id, { ...(envelope && { envelope }) });
    return;
  }
  const rejected = decision.action === "reject";
  await rerankRuns.update(id, { status: rejected ? "rejected" : "approved", ...(envelope && { envelope }) });
  if (rejected) return;
  const sources = approvedSources(run.request, decision.approved_ids, decision.added_urls);
  await rerankRuns.expectIngest(id, sources);
  if (jobs === undefined || sources.length === 0) return;
  await jobs.enqueue("coverage-check", { tenant, rerank_run_id: id }, { key: `${tenant.length}:${tenant}/${id}`, tx });
}

/** Approved sources by address, one per page; a candidate without an address goes by its id. */
function approvedSources(
  request: Readonly<Record<string, unknown>>,
  ids: readonly string[],
  addedUrls: readonly string[],
): { readonly url: string; readonly candidate_id: string | null }[] {
  const parsed = RerankRequest.safeParse(request);
  const urls = new Map(parsed.success ? parsed.data.candidates.map(({ id, url }) => [id, url]) : []);
  const sources = new Map<string, string | null>();
  for (const id of ids) {
    const url = sourceUrl(urls.get(id) ?? null, id);
    if (!sources.has(url)) sources.set(url, id);
  }
  for (const added of addedUrls) {
    const url = sourceUrl(added, added);
    if (!sources.has(url)) sources.set(url, null);
  }
  return [...sources].map(([url, candidate_id]) => ({ url, candidate_id }));
}

/** How a source is called among the approved ones of a run. */
export function sourceUrl(url: string | null, candidateId: string): string {
  if (url === null || url.trim() === "") return `candidate:${candidateId}`;
  return canonicalUrl(url)?.href ?? url.trim();
}
