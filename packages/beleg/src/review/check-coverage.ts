import type { Clock, Delay } from "@beleg/core";
import { belegError, type CoverageSummary } from "@beleg/core/contracts";
import { verifyCoverage } from "@beleg/core/rerank";
import type { RerankRunRow, Store, TenantStore } from "../store/index.ts";
import { COVERAGE_TIMEOUT_MS, runCoverage } from "./run-coverage.ts";

/** How patiently coverage is watched; the defaults are 30 s and 600 s. */
interface CoverageOptions {
  readonly clock: Clock;
  readonly delay: Delay;
  readonly intervalMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Watches what becomes of a run's approved sources and writes the summary to the run; stopped before its time it throws. */
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
  const { timeoutMs = COVERAGE_TIMEOUT_MS } = options;
  const summary = await verifyCoverage({ ids, poll: look, ...options, timeoutMs });
  if (summary.pending_count > 0) options.signal?.throwIfAborted();
  const done = summary.pending_count === 0 && ids.length > 0;
  await rerankRuns.update(runId, { coverage: { summary } });
  if (done) await rerankRuns.update(runId, { status: "done" }, ["approved"]);
  return summary;
}

/** Counts a run's sources anew after a report about one: from the first on, and also once the verifier has stopped looking. */
export async function refreshCoverage({ rerankRuns }: TenantStore, run: RerankRunRow, now: number): Promise<void> {
  const summary = runCoverage({ ...run, decided_at: null }, await statusOfSources(rerankRuns, run.id), now);
  if (summary === null) return;
  await rerankRuns.update(run.id, { coverage: { summary } });
  if (summary.pending_count === 0) await rerankRuns.update(run.id, { status: "done" }, ["approved"]);
}

async function statusOfSources(
  rerankRuns: TenantStore["rerankRuns"],
  runId: number,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await rerankRuns.ingestItems(runId)).map(({ url, status }) => [url, status]));
}
