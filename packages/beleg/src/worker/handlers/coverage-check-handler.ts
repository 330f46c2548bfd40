import { setTimeout as sleep } from "node:timers/promises";
import type { JobHandler } from "../../queue/index.ts";
import { checkCoverage, type ReviewParts } from "../../review/index.ts";

/**
 * Watches the sources of a `coverage-check` job; begun again after a crash, it starts its time anew. A process that ends
 * does not wait for it: it gives the job back.
 */
export function coverageCheckHandler({ store }: Pick<ReviewParts, "store">, ending: AbortSignal): JobHandler {
  return async ({ payload, signal }) => {
    const { tenant, rerank_run_id } = payload;
    if (typeof tenant !== "string" || typeof rerank_run_id !== "number") return;
    const until = { clock: { now: Date.now }, delay: pause, signal: AbortSignal.any([signal, ending]) };
    await checkCoverage(store, tenant, rerank_run_id, until);
  };
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
