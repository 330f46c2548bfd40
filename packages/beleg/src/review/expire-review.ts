import type { ReviewItem } from "@beleg/core/contracts";
import { applyEffects } from "./apply-effects.ts";
import { expiryAction, expiryDecision } from "./expiry-decision.ts";
import { reviewEvent } from "./review-event.ts";
import { expiryKey, type ReviewParts, type ReviewRef } from "./review-parts.ts";

/** What the deadline did: closed the item now, found it closed, came too early, or found nothing. */
export type ExpiryOutcome = "expired" | "already_closed" | "not_due" | "unknown";

const STATUS = { approve: "auto_approved", reject: "rejected", escalate: "escalated" } as const;

/** Ends the transaction without a trace: a person was faster. */
class Overtaken extends Error {}

/**
 * Closes an item whose deadline has passed, by its own policy and on exactly what it presented. Called by the timer and
 * by everyone who looks: of all of them one takes effect, because the mark that it happened, the decision and its effects
 * are one transaction. A process that dies in between leaves nothing behind and the next caller does it.
 */
export async function expireReview(parts: ReviewParts, ref: ReviewRef): Promise<ExpiryOutcome> {
  const { store } = parts;
  const before = await store.tenant(ref.tenant).reviews.find(ref.review_id);
  const early = outcomeBefore(before, store.clock.now());
  if (early !== undefined) return early;
  try {
    return await store.transaction(async (tx) => {
      if (!(await tx.effects.once(`review-expiry/${expiryKey(ref)}`))) return "already_closed";
      const { reviews } = tx.tenant(ref.tenant);
      const item = await reviews.lock(ref.review_id);
      const now = outcomeBefore(item, tx.clock.now());
      if (item === undefined || now !== undefined) throw new Overtaken();
      const decision = expiryDecision(item, tx.clock.now());
      const outcome = await reviews.decide(decision, STATUS[expiryAction(item)]);
      if (outcome.status !== "decided") throw new Overtaken();
      await applyEffects(tx, parts, { tenant: ref.tenant, item: outcome.item, decision });
      await parts.events?.record(tx, ref.tenant, reviewEvent("review.expired", outcome.item, decision));
      return "expired";
    });
  } catch (error) {
    if (error instanceof Overtaken || (error instanceof Error && error.cause instanceof Overtaken))
      return "already_closed";
    throw error;
  }
}

/** Whether the deadline decides about an item: from the very millisecond it names, by the service's clock. */
export function isDue(item: ReviewItem, now: number): boolean {
  return outcomeBefore(item, now) === undefined;
}

function outcomeBefore(item: ReviewItem | undefined, now: number): ExpiryOutcome | undefined {
  if (item === undefined) return "unknown";
  if (item.status !== "pending") return "already_closed";
  return now < Date.parse(item.expires_at) ? "not_due" : undefined;
}
