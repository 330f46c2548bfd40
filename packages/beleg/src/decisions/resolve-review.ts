import { ReviewDecision } from "@beleg/core/contracts";
import { requireContract } from "@beleg/core/contracts/errors";
import { DEFAULT_TENANT, type DecideOutcome, type Store } from "../store/index.ts";
import { applyCustomerTextDecision, applyEscalationDecision } from "./review-effects.ts";

/** What a reviewer says about an escalated decision or a waiting customer text. */
export type ReviewAnswer = {
  readonly review_id: string;
  readonly actor: string;
  readonly action: "approve" | "reject";
  readonly reason?: string | undefined;
  /** Closes an escalated decision. */
  readonly final_decision?: "APPROVE" | "CHALLENGE" | "BLOCK" | undefined;
  /** The new text for the customer. Defaults to the approved template of the final decision. */
  readonly customer_text?: string | undefined;
  readonly tenant?: string | undefined;
};

/**
 * Closes a review of a decision or its text and lets the answer take effect, in one transaction. The first answer
 * counts; a later one is recorded without effect. A customer text that breaks the filter is refused and nothing changes.
 */
export function resolveReview(store: Store, answer: ReviewAnswer): Promise<DecideOutcome> {
  const tenant = answer.tenant ?? DEFAULT_TENANT;
  return store.transaction(async (tx) => {
    const { reviews } = tx.tenant(tenant);
    const item = await reviews.find(answer.review_id);
    if (item === undefined || item.kind === "rerank_selection") return { status: "unknown" };
    const decision = requireContract(ReviewDecision, {
      review_id: item.review_id,
      action: answer.action,
      actor: answer.actor,
      reason: answer.reason ?? null,
      decided_at: new Date(tx.clock.now()).toISOString(),
      snapshot_digest: item.snapshot_digest,
      final_decision: answer.final_decision ?? null,
      customer_text: answer.customer_text ?? null,
    });
    const next = answer.action === "approve" ? "approved" : "rejected";
    const outcome = await reviews.decide(decision, next, ["pending", "escalated"]);
    if (outcome.status !== "decided") return outcome;
    const apply = item.kind === "escalated_decision" ? applyEscalationDecision : applyCustomerTextDecision;
    await apply(tx, { tenant, item: outcome.item, decision });
    return outcome;
  });
}
