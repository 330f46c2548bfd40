import { type BelegError, belegError, ReviewDecision, type ReviewItem, requireContract } from "@beleg/core/contracts";
import { isSourceAddress } from "@beleg/core/rerank";
import type { Alongside } from "../store/index.ts";
import { expireReview } from "./expire-review.ts";
import type { ReviewParts, ReviewRef } from "./review-parts.ts";
import { isOpen } from "./review-status.ts";

/** Who lets which disallowed address in, and why. */
interface SourceOverride {
  readonly url: string;
  readonly reason: string;
  readonly actor: string;
}

/**
 * Records that one disallowed address may be added to one open selection. It adds nothing and decides nothing: the
 * decision that names the address does. On a closed item it is recorded as late and refused.
 */
export async function overrideDisallowed(
  parts: ReviewParts,
  ref: ReviewRef,
  { url, reason, actor }: SourceOverride,
  alongside?: Alongside<ReviewItem | BelegError>,
): Promise<ReviewItem> {
  if (!isSourceAddress(url)) throw belegError("source_address_refused", { url });
  await expireReview(parts, ref);
  const { item, late } = await parts.store.transaction(async (tx) => {
    const { reviews } = tx.tenant(ref.tenant);
    const found = await reviews.lock(ref.review_id);
    if (found?.kind !== "rerank_selection") throw belegError("review_not_found", { id: ref.review_id });
    const isLate = !isOpen(found.status);
    const decision = requireContract(ReviewDecision, {
      review_id: ref.review_id,
      action: "override",
      added_urls: [url],
      actor,
      decided_at: new Date(tx.clock.now()).toISOString(),
      snapshot_digest: found.snapshot_digest,
      reason,
      late: isLate,
    });
    await reviews.record(decision);
    await alongside?.(tx, isLate ? closed(found) : found);
    return { item: found, late: isLate };
  });
  if (late) throw closed(item);
  return item;
}

function closed({ review_id, status }: ReviewItem): BelegError {
  return belegError("review_closed", { id: review_id, status });
}
