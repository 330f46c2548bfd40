import { setTimeout as sleep } from "node:timers/promises";
import type { JobHandler } from "../jobs/index.ts";
import { type CoverageOptions, checkCoverage } from "./check-coverage.ts";
import { expireReview } from "./expire-review.ts";
import type { ReviewParts } from "./review-parts.ts";

/** Closes the item of a `review-expiry` job; a timer that rings early fails and is tried again. */
export function reviewExpiryHandler(parts: ReviewParts): JobHandler {
  return async ({ payload }) => {
    const { tenant, review_id } = payload;
    if (typeof tenant !== "string" || typeof review_id !== "string") return;
    const outcome = await expireReview(parts, { tenant, review_id });
    if (outcome === "not_due") throw new Error(`review ${review_id} is not due yet`);
  };
}

/** Watches the sources of a `coverage-check` job; begun again after a crash, it starts its time anew. */
export function coverageCheckHandler({ store }: ReviewParts, options: Partial<CoverageOptions> = {}): JobHandler {
  return async ({ payload, signal }) => {
    const { tenant, rerank_run_id } = payload;
    if (typeof tenant !== "string" || typeof rerank_run_id !== "number") return;
    await checkCoverage(store, tenant, rerank_run_id, { clock: { now: Date.now }, delay: pause, signal, ...options });
  };
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
