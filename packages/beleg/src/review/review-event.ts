import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import type { BelegEvent } from "../events/index.ts";

/** What other systems are told of an item: where it stands, not what it shows, which may name a customer. */
export function reviewEvent(
  type: "review.opened" | "review.expiring" | "review.expired" | "review.decided",
  { review_id, kind, subject_id, status, created_at, expires_at, expiry_policy }: ReviewItem,
  decision: ReviewDecision | null = null,
): BelegEvent {
  const about = { review_id, kind, subject_id, status, created_at, expires_at, expiry_policy };
  if (decision === null) return { type, subject: review_id, data: about };
  const { action, actor, decided_at, reason, final_decision } = decision;
  // An item that was handed on is decided again.
  const subject = type === "review.decided" ? `${review_id}:${decided_at}` : review_id;
  return { type, subject, data: { ...about, decision: { action, actor, decided_at, reason, final_decision } } };
}
