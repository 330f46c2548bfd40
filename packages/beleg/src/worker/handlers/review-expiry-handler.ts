import type { JobHandler } from "../../queue/index.ts";
import { expireReview, type ReviewParts } from "../../review/index.ts";

/** Closes the item of a `review-expiry` job; a timer that rings early fails and is retried. */
export function reviewExpiryHandler(parts: ReviewParts): JobHandler {
  return async ({ payload }) => {
    const { tenant, review_id } = payload;
    if (typeof tenant !== "string" || typeof review_id !== "string") return;
    const outcome = await expireReview(parts, { tenant, review_id });
    if (outcome === "not_due") throw new Error(`review ${review_id} is not due yet`);
  };
}
