import type { JobHandler } from "../../queue/index.ts";
import { announceExpiring, type ReviewParts } from "../../review/index.ts";

/** Announces the coming deadline of a `review-expiring` job's item. */
export function reviewExpiringHandler(parts: ReviewParts): JobHandler {
  return async ({ payload: { tenant, review_id } }) => {
    if (typeof tenant === "string" && typeof review_id === "string")
      await announceExpiring(parts, { tenant, review_id });
  };
}
