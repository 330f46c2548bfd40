import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import { applyEffects } from "./apply-effects.ts";
import { expiryKey, type ReviewParts, type ReviewRef } from "./review-parts.ts";
import { presentedIds } from "./snapshot.ts";

/** What the deadline did: closed the item now, found it closed, came too early, or found nothing. */
export type ExpiryOutcome = "expired" | "already_closed" | "not_due" | "unknown";

const STATUS = { approve: "auto_approved", reject: "rejected", escalate: "escalated" } as const;

/** What the deadline's word on an escalated decision means for the payment. */
const OUTCOME = { approve: "APPROVE", reject: "BLOCK", escalate: null } as const;

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
      const item = await reviews.find(ref.review_id);
      const now = outcomeBefore(item, tx.clock.now());
      if (item === undefined || now !== undefined) throw new Overtaken();
      const decision = expiryDecision(item, tx.clock.now());
      const outcome = await reviews.decide(decision, STATUS[item.expiry_policy]);
      if (outcome.status !== "decided") throw new Overtaken();
      await applyEffects(tx, parts, { tenant: ref.tenant, item: outcome.item, decision });
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

/** The decision the deadline makes; nobody made it, so it says so. */
function expiryDecision(item: ReviewItem, now: number): ReviewDecision {
  const presented = [...presentedIds(item.snapshot)];
  const approves = item.expiry_policy === "approve";
  return {
    review_id: item.review_id,
    action: item.expiry_policy,
    approved_ids: approves ? presented : [],
    rejected_ids: item.expiry_policy === "reject" ? presented : [],
    added_urls: [],
    actor: "system",
    decided_at: new Date(now).toISOString(),
    snapshot_digest: item.snapshot_digest,
    reason: "deadline",
    auto_approved: approves,
    late: false,
    // A queue configured so that the clock decides must say what becomes of the payment, as a person must.
    final_decision: item.kind === "escalated_decision" ? OUTCOME[item.expiry_policy] : null,
    customer_text: null,
  };
}
