import { type BelegError, belegError, ReviewDecision, type ReviewItem, requireContract } from "@beleg/core/contracts";
import type { Alongside } from "../store/index.ts";
import { applyEffects } from "./apply-effects.ts";
import { expireReview, isDue } from "./expire-review.ts";
import { expiryKey, type ReviewParts, type ReviewRef } from "./review-parts.ts";
import { presentedIds } from "./snapshot.ts";

/** What a person says about an item. */
export interface HumanDecision {
  readonly action: ReviewDecision["action"];
  readonly actor: string;
  /** The digest of what the person saw. Without it what the item holds now is taken as seen. */
  readonly snapshot_digest?: string | undefined;
  /** Defaults to everything presented for `approve`, to nothing else. */
  readonly approved_ids?: readonly string[] | undefined;
  /** Defaults to everything presented for `reject`, to what was not approved for `partial`. */
  readonly rejected_ids?: readonly string[] | undefined;
  readonly added_urls?: readonly string[] | undefined;
  readonly reason?: string | null | undefined;
  readonly final_decision?: ReviewDecision["final_decision"] | undefined;
  readonly customer_text?: string | null | undefined;
}

const STATUS = { approve: "approved", reject: "rejected", partial: "partial", escalate: "escalated" } as const;

/** Deciders come after each other: what is pending or escalated can still be decided by a person. */
const OPEN = ["pending", "escalated"] as const;

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
    const item = await reviews.find(ref.review_id);
    if (item === undefined) return { status: "unknown" } as const;
    const now = tx.clock.now();
    // It was open when this began, and the deadline came since: the deadline was first.
    if (isDue(item, now)) return { status: "due" } as const;
    const decision = decisionOf(item, said, now);
    if (lacksOutcome(item, decision)) throw belegError("review_needs_outcome", { id: ref.review_id });
    if (isWhole(item) && said.action === "partial") throw belegError("review_has_no_parts", { id: ref.review_id });
    const from = OPEN.filter((status) => status !== STATUS[said.action]);
    const decided = await reviews.decide(decision, STATUS[said.action], from);
    if (decided.status === "decided") {
      await applyEffects(tx, parts, { tenant: ref.tenant, item: decided.item, decision });
    }
    if (decided.status !== "unknown") {
      await alongside?.(tx, decided.status === "late" ? closed(decided.item) : decided.item);
    }
    return decided;
  });
  if (outcome.status === "due") return decideReview(parts, ref, said);
  if (outcome.status === "unknown") throw belegError("review_not_found", { id: ref.review_id });
  if (outcome.status === "late") throw closed(outcome.item);
  // Nobody waits for the timer any more; should it still ring, it finds the item closed.
  await parts.jobs?.cancel("review-expiry", expiryKey(ref)).catch(() => {});
  return outcome.item;
}

function closed({ review_id, status }: ReviewItem): BelegError {
  return belegError("review_closed", { id: review_id, status });
}

/** Decisions and texts have no parts: one approved in part would be marked as released and never leave. */
function isWhole({ kind, status }: ReviewItem): boolean {
  return kind !== "rerank_selection" && isOpen(status);
}

function isOpen(status: ReviewItem["status"]): boolean {
  return (OPEN as readonly string[]).includes(status);
}

/** Closing an escalated decision says what becomes of it: else nobody would ever look at the case again. */
function lacksOutcome({ kind, status }: ReviewItem, { action, final_decision }: ReviewDecision): boolean {
  return kind === "escalated_decision" && isOpen(status) && action !== "escalate" && final_decision === null;
}

function decisionOf(item: ReviewItem, said: HumanDecision, now: number): ReviewDecision {
  const { review_id, snapshot_digest } = item;
  if (said.snapshot_digest !== undefined && said.snapshot_digest !== snapshot_digest) {
    throw belegError("review_changed", { id: review_id });
  }
  const presented = presentedIds(item.snapshot);
  const approved = said.approved_ids ?? (said.action === "approve" ? presented : []);
  const others = presented.filter((id) => !approved.includes(id));
  const rejected =
    said.rejected_ids ?? (said.action === "reject" ? presented : said.action === "partial" ? others : []);
  for (const id of [...approved, ...rejected]) {
    if (!presented.includes(id)) throw belegError("review_not_presented", { id });
  }
  return requireContract(ReviewDecision, {
    review_id,
    action: said.action,
    // What was rejected is never approved by being presented.
    approved_ids: said.action === "reject" || said.action === "escalate" ? [] : [...new Set(approved)],
    rejected_ids: [...new Set(rejected)],
    added_urls: said.action === "reject" ? [] : [...new Set(said.added_urls ?? [])],
    actor: said.actor,
    decided_at: new Date(now).toISOString(),
    snapshot_digest,
    reason: said.reason ?? null,
    final_decision: said.final_decision ?? null,
    customer_text: said.customer_text ?? null,
  });
}
