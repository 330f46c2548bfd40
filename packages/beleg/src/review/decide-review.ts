import { type BelegError, belegError, type ReviewDecision, type ReviewItem } from "@beleg/core/contracts";
import { isSourceAddress } from "@beleg/core/rerank";
import type { Alongside } from "../store/index.ts";
import { applyEffects } from "./apply-effects.ts";
import { decisionOf, type HumanDecision } from "./decision-of.ts";
import { expireReview, isDue } from "./expire-review.ts";
import { requireAllowedSources } from "./require-allowed-sources.ts";
import { reviewEvent } from "./review-event.ts";
import { expiryKey, type ReviewParts, type ReviewRef } from "./review-parts.ts";
import { isOpen, OPEN, statusAfter } from "./review-status.ts";

/**
 * Takes a person's decision: the first one takes effect, a later one is recorded and refused with `review_closed` (409).
 * A person is in time when the decision is written before the millisecond the deadline names, by the service's clock; from
 * then on the deadline takes effect first, also where it came while the decision was on its way.
 */
export async function decideReview(
  parts: ReviewParts,
  ref: ReviewRef,
  said: HumanDecision,
  alongside?: Alongside<ReviewItem | BelegError>,
): Promise<ReviewItem> {
  await expireReview(parts, ref);
  const outcome = await parts.store.transaction(async (tx) => {
    const { reviews } = tx.tenant(ref.tenant);
    const item = await reviews.lock(ref.review_id);
    if (item === undefined) return { status: "unknown" } as const;
    const now = tx.clock.now();
    // It was open when this began, and the deadline came since: the deadline was first.
    if (isDue(item, now)) return { status: "due" } as const;
    const decision = decisionOf(item, said, now);
    if (lacksOutcome(item, decision)) throw belegError("review_needs_outcome", { id: ref.review_id });
    if (isWhole(item) && said.action === "partial") throw belegError("review_has_no_parts", { id: ref.review_id });
    for (const url of decision.added_urls)
      if (!isSourceAddress(url)) throw belegError("source_address_refused", { url });
    await requireAllowedSources(reviews, item, decision.added_urls);
    const from = decision.action === "escalate" ? (["pending"] as const) : OPEN;
    const decided = await reviews.decide(decision, statusAfter(item, decision), from);
    if (decided.status === "decided") {
      await applyEffects(tx, parts, { tenant: ref.tenant, item: decided.item, decision });
      await parts.events?.record(tx, ref.tenant, reviewEvent("review.decided", decided.item, decision));
    }
    if (decided.status !== "unknown") {
      await alongside?.(tx, decided.status === "late" ? closed(decided.item) : decided.item);
    }
    return decided;
  });
  if (outcome.status === "due") return decideReview(parts, ref, said, alongside);
  if (outcome.status === "unknown") throw belegError("review_not_found", { id: ref.review_id });
  if (outcome.status === "late") throw closed(outcome.item);
  // Nobody waits for the timer any more; should it still ring, it finds the item closed.
  if (outcome.item.status !== "pending") await parts.jobs?.cancel("review-expiry", expiryKey(ref)).catch(() => {});
  return outcome.item;
}

function closed({ review_id, status }: ReviewItem): BelegError {
  return belegError("review_closed", { id: review_id, status });
}

/** Decisions and texts have no parts: one approved in part would be marked as released and never leave. */
function isWhole({ kind, status }: ReviewItem): boolean {
  return kind !== "rerank_selection" && isOpen(status);
}

/** Closing an escalated decision says what becomes of it: else nobody would ever look at the case again. */
function lacksOutcome({ kind, status }: ReviewItem, { action, final_decision }: ReviewDecision): boolean {
  return kind === "escalated_decision" && isOpen(status) && action !== "escalate" && final_decision === null;
}
