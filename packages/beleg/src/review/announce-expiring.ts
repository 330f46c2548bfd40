import { reviewEvent } from "./review-event.ts";
import type { ReviewParts, ReviewRef } from "./review-parts.ts";

/** Tells the receiver of events that an item will soon be closed by its deadline, unless somebody decided it. */
export async function announceExpiring({ store, events }: ReviewParts, ref: ReviewRef): Promise<void> {
  if (events === undefined) return;
  await store.transaction(async (tx) => {
    const item = await tx.tenant(ref.tenant).reviews.find(ref.review_id);
    if (item?.status === "pending") await events.record(tx, ref.tenant, reviewEvent("review.expiring", item));
  });
}
