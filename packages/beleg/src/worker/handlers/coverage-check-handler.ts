import { setTimeout as sleep } from "node:timers/promises";
import type { JobHandler } from "../../queue/index.ts";
import { type CoverageOptions, checkCoverage, type ReviewParts } from "../../review/index.ts";

/** Watches the sources of a `coverage-check` job; begun again after a crash, it starts its time anew. */
export function coverageCheckHandler(
  { store }: Pick<ReviewParts, "store">,
  options: Partial<CoverageOptions> = {},
): JobHandler {
  return async ({ payload, signal }) => {
    const { tenant, rerank_run_id } = payload;
    if (typeof tenant !== "string" || typeof rerank_run_id !== "number") return;
    await checkCoverage(store, tenant, rerank_run_id, { clock: { now: Date.now }, delay: pause, signal, ...options });
  };
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
