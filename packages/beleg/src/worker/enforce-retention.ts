import { setTimeout as sleep } from "node:timers/promises";
import { type JobQueue, QUEUES } from "../queue/index.ts";
import type { Store } from "../store/index.ts";

const HOUR_MS = 3_600_000;
/** No try at a run is at work after this time. */
const LONGEST_TRY_MS = 2 * QUEUES.check.expireInSeconds * 1000;

/**
 * Sees to it, until the signal aborts, that what has outlived its time goes: every hour expired model answers and what runs
 * had said before their worker died, and once a day, by one job for each tenant however many workers there are, the runs
 * older than `days` days. Coming runs get their partitions.
 */
export async function enforceRetention(
  store: Store,
  jobs: JobQueue,
  days: number | null,
  { signal, onProblem }: { readonly signal: AbortSignal; readonly onProblem?: (problem: Error) => void },
): Promise<void> {
  const round = async (): Promise<void> => {
    await store.partitions.extend();
    await store.modelCache.sweep();
    await store.sweepRunNotes(new Date(store.clock.now() - LONGEST_TRY_MS).toISOString());
    if (days === null) return;
    const today = new Date(store.clock.now()).toISOString().slice(0, 10);
    for (const tenant of await store.tenantsWithRuns()) {
      await jobs.enqueue("retention", { tenant, days }, { key: `retention-${today}-${tenant}` });
    }
  };
  while (!signal.aborted) {
    await round().catch((error: unknown) => onProblem?.(error instanceof Error ? error : new Error(String(error))));
    await sleep(HOUR_MS, undefined, { signal }).catch(() => {});
  }
}
