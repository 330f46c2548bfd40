import { randomUUID } from "node:crypto";
import type { ReviewItem, ReviewKind } from "@beleg/core/contracts";
import type { StoreTransaction } from "../store/index.ts";
import { reviewEvent } from "./review-event.ts";
import { expiryKey, type ReviewParts } from "./review-parts.ts";
import { DEFAULT_POLICIES, type ReviewPolicy } from "./review-policy.ts";
import { type Snapshot, snapshotDigest } from "./snapshot.ts";

/** What is put before a person. */
export interface OpenReview {
  readonly tenant: string;
  readonly kind: ReviewKind;
  /** What the item belongs to; one kind and run has one item. */
  readonly subject_id: string;
  readonly snapshot: Snapshot;
  /** Defaults to the queue's own. */
  readonly policy?: ReviewPolicy | undefined;
}

/** Opens an item and sets its durable timer, both or neither; a second time gives the first item back. */
export async function openReview(parts: ReviewParts, request: OpenReview): Promise<ReviewItem> {
  return await parts.store.transaction((tx) => openReviewIn(tx, parts, request));
}

/** The same inside a transaction that does more. */
export async function openReviewIn(
  tx: StoreTransaction,
  { jobs, events }: Pick<ReviewParts, "jobs" | "events">,
  { tenant, kind, subject_id, snapshot, policy = DEFAULT_POLICIES[kind] }: OpenReview,
): Promise<ReviewItem> {
  const now = tx.clock.now();
  const { item, created } = await tx.tenant(tenant).reviews.open({
    review_id: randomUUID(),
    kind,
    subject_id,
    status: "pending",
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + policy.wait_ms).toISOString(),
    expiry_policy: policy.expiry_policy,
    snapshot,
    snapshot_digest: snapshotDigest(snapshot),
    decision: null,
  });
  if (created && jobs !== undefined) {
    const { review_id, expires_at } = item;
    const key = expiryKey({ tenant, review_id });
    await jobs.schedule("review-expiry", { tenant, review_id }, { runAt: expires_at, key, tx });
    if (events !== undefined) {
      const runAt = new Date(Math.max(now, Date.parse(expires_at) - events.expiringMs));
      await jobs.schedule("review-expiring", { tenant, review_id }, { runAt, key, tx });
    }
  }
  if (created) await events?.record(tx, tenant, reviewEvent("review.opened", item));
  return item;
}
