import type { Clock, Delay } from "@beleg/core";
import { belegError, type CoverageSummary } from "@beleg/core/contracts";
import { coverageSummary, verifyCoverage } from "@beleg/core/rerank";
import type { RerankRunRow, Store, TenantStore } from "../store/index.ts";

/** How patiently coverage is watched; the defaults are 30 s and 600 s. */
export interface CoverageOptions {
  readonly clock: Clock;
  readonly delay: Delay;
  readonly intervalMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Watches what becomes of a run's approved sources and writes the summary to the run. */
export async function checkCoverage(
  store: Store,
  tenant: string,
  runId: number,
  options: CoverageOptions,
): Promise<CoverageSummary> {
  const { rerankRuns } = store.tenant(tenant);
  if ((await rerankRuns.show(runId)) === undefined) throw belegError("rerank_run_not_found", { id: runId });
  const look = () => statusOfSources(rerankRuns, runId);
  const ids = [...(await look()).keys()];
  const summary = await verifyCoverage({ ids, poll: look, ...options });
  const done = summary.pending_count === 0 && ids.length > 0;
  await rerankRuns.update(runId, { coverage: { summary } });
  if (done) await rerankRuns.update(runId, { status: "done" }, ["approved"]);
  return summary;
}

/**
 * Counts a run's sources anew once the verifier has stopped looking: what comes later counts too, and a summary that
 * disagrees with the list of sources would be wrong. While it still looks it writes the summary itself.
 */
export async function refreshCoverage({ rerankRuns }: TenantStore, { id, coverage }: RerankRunRow): Promise<void> {
  if (coverage === null) return;
  const known = await statusOfSources(rerankRuns, id);
  const summary = coverageSummary([...known.keys()], known, false);
  const waits = summary.pending_count > 0;
  await rerankRuns.update(id, { coverage: { summary: { ...summary, timed_out: waits } } });
  if (!waits) await rerankRuns.update(id, { status: "done" }, ["approved"]);
}

async function statusOfSources(
  rerankRuns: TenantStore["rerankRuns"],
  runId: number,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await rerankRuns.ingestItems(runId)).map(({ url, status }) => [url, status]));
}
