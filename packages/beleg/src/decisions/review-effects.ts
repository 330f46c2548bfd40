import type { PipelineState, ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import { caseRecord, createCustomerFilter, customerTemplate } from "@beleg/core/decision";
import type { StoreTransaction } from "../store/index.ts";
import { addCustomerText, type CustomerMessage, queueText } from "./save-decision.ts";

/** A decided review: whose it is, the item as it stands now, and the decision. */
export type DecidedReview = {
  readonly tenant: string;
  readonly item: ReviewItem;
  readonly decision: ReviewDecision;
};

/**
 * What follows from the answer to an escalated decision, in the transaction that records it: the outcome becomes a new
 * version of the case and its text is queued. Without a final decision (the deadline handed it on) nothing follows.
 */
export async function applyEscalationDecision(
  tx: StoreTransaction,
  { tenant, item, decision }: DecidedReview,
): Promise<void> {
  if (decision.final_decision === null) return;
  const own = tx.tenant(tenant);
  const state = decidedState(item, decision, decision.final_decision);
  const version = await own.decisions.addVersion(state);
  await addCustomerText(tx, own, state, version, false);
}

/** What follows from the answer to a waiting customer text: released and queued, or kept back for good. */
export async function applyCustomerTextDecision(tx: StoreTransaction, { tenant, item }: DecidedReview): Promise<void> {
  const own = tx.tenant(tenant);
  const message = item.snapshot as CustomerMessage;
  if (item.status === "rejected") await own.decisions.moveCustomerText(message.text_id, "in_review", "rejected");
  if (item.status !== "approved") return;
  await own.decisions.moveCustomerText(message.text_id, "in_review", "released");
  await queueText(own, message);
}

/** The case as the reviewer left it: the presented state with the final decision and its text. */
function decidedState(
  { snapshot }: ReviewItem,
  answer: ReviewDecision,
  outcome: NonNullable<ReviewDecision["final_decision"]>,
): PipelineState {
  const { state } = snapshot as { state: PipelineState };
  const { explanation, decision, transaction } = state;
  const locale = explanation?.locale ?? "es";
  const text = answer.customer_text ?? customerTemplate(outcome, locale);
  const before = decision ?? {
    transaction_id: transaction.transaction_id,
    confidence: 0,
    signals: [],
    citations_internal: [],
    citations_external: [],
  };
  const final = { ...before, decision: outcome, decided_by: "human" as const, override: null };
  const filter = createCustomerFilter(caseRecord({ ...state, decision: final }), { locale })(text);
  if (filter.status !== "passed") throw belegError("customer_text_refused", { rules: filter.rule_ids.join(", ") });
  return {
    ...state,
    decision: final,
    explanation: explanation && {
      ...explanation,
      customer_explanation: text,
      explanation_source: answer.customer_text === null ? "template" : "human",
      filter,
    },
  };
}
