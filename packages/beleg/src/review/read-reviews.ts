import { belegError, type ReviewDecision, type ReviewItem } from "@beleg/core/contracts";
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

/** How many due items are closed between two looks. */
const ROUND = 100;

/** Lists items, oldest first, each as it stands now. */
export async function listReviews(
  parts: ReviewParts,
  tenant: string,
  filter: ReviewFilter = {},
): Promise<readonly ReviewItem[]> {
  // Whatever is asked for: a deadline that has passed moves its item from one status to another.
  await expireDueReviews(parts, tenant);
  return await parts.store.tenant(tenant).reviews.list(filter);
}

/** Every item a filter names, oldest first, each as it stands now; read page by page, however many there are. */
export async function* everyReview(
  parts: ReviewParts,
  tenant: string,
  filter: Pick<ReviewFilter, "status" | "kind"> = {},
): AsyncGenerator<ReviewItem> {
  let after: ReviewFilter["after"];
  for (;;) {
    const items = await listReviews(parts, tenant, after === undefined ? filter : { ...filter, after });
    yield* items;
    const last = items.at(-1);
    if (last === undefined) return;
    after = { created_at: last.created_at, review_id: last.review_id };
  }
}

/** Lets every deadline of a tenant that has passed take effect, before somebody looks at what depends on it. */
export async function expireDueReviews(parts: ReviewParts, tenant: string): Promise<void> {
  const { reviews } = parts.store.tenant(tenant);
  let first: string | undefined;
  for (let due = await reviews.due(ROUND); due.length > 0 && due[0] !== first; due = await reviews.due(ROUND)) {
    // Each round closes what it found; one that finds the same again would find it for ever.
    first = due[0];
    for (const review_id of due) await expireReview(parts, { tenant, review_id });
  }
}
