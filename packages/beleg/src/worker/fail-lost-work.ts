import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../store/index.ts";

const POLL_MS = 5000;
const LOST = { status: "failed", error: { code: "worker_lost" } } as const;

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
      if (run_id !== null) await store.tenant(tenant).runs.finish(run_id, LOST);
      if (evaluation_id === null) continue;
      await store.transaction(async (tx) => {
        const { evaluations, evaluationShards } = tx.tenant(tenant);
        if (await evaluations.finish(evaluation_id, LOST)) await evaluationShards.forgetAnswers(evaluation_id);
      });
    }
  };
  while (!signal.aborted) {
    await round().catch((error: unknown) => onProblem?.(error instanceof Error ? error : new Error(String(error))));
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
}
