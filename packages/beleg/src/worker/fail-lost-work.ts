import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../store/index.ts";

const POLL_MS = 5000;

/**
 * Ends, until the signal aborts, what no worker is left to end: a try that throws says so itself, one whose process dies cannot,
 * and after the last of them a run or an evaluation would be open for ever.
 */
export async function failLostWork(
  store: Store,
  { signal, onProblem }: { readonly signal: AbortSignal; readonly onProblem?: (problem: Error) => void },
): Promise<void> {
  const round = async (): Promise<void> => {
    for (const { tenant, run_id, evaluation_id } of await store.jobRows.lost()) {
      const { runs, evaluations } = store.tenant(tenant);
      if (run_id !== null) await runs.lose(run_id);
      if (evaluation_id !== null) {
        await evaluations.finish(evaluation_id, { status: "failed", error: { code: "worker_lost" } });
      }
    }
  };
  while (!signal.aborted) {
    await round().catch((error: unknown) => onProblem?.(error instanceof Error ? error : new Error(String(error))));
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
}
