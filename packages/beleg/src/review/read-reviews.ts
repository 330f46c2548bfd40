import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import type { ReviewFilter } from "../store/index.ts";
import { expireReview } from "./expire-review.ts";
import type { ReviewParts, ReviewRef } from "./review-parts.ts";

/** Reads an item as it stands now: a deadline that has passed takes effect before anybody sees it as waiting. */
export async function readReview(parts: ReviewParts, ref: ReviewRef): Promise<ReviewItem> {
  await expireReview(parts, ref);
  const item = await parts.store.tenant(ref.tenant).reviews.find(ref.review_id);
  if (item === undefined) throw belegError("review_not_found", { id: ref.review_id });
  return item;
}

/** Every decision on an item, late ones included, in order. */
export async function readDecisions(parts: ReviewParts, ref: ReviewRef): Promise<readonly ReviewDecision[]> {
  return await parts.store.tenant(ref.tenant).reviews.decisionsOf(ref.review_id);
}

/** Lists items, oldest first, each as it stands now. */
export async function listReviews(
  parts: ReviewParts,
  tenant: string,
  filter: ReviewFilter = {},
): Promise<readonly ReviewItem[]> {
  const now = parts.store.clock.now();
  const { reviews } = parts.store.tenant(tenant);
  const due = (items: readonly ReviewItem[]) =>
    items.filter(({ status, expires_at }) => status === "pending" && Date.parse(expires_at) <= now);
  let items = await reviews.list(filter);
  // Closing one page's due items may bring further ones onto it; each round closes some, so it ends.
  for (let waiting = due(items); waiting.length > 0; waiting = due(items)) {
    for (const { review_id } of waiting) await expireReview(parts, { tenant, review_id });
    items = await reviews.list(filter);
  }
  return items;
}
