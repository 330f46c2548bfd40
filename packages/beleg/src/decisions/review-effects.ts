import type { PipelineState, ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import { caseRecord, createCustomerFilter, customerTemplate } from "@beleg/core/decision";
import type { ReviewEffect, ReviewParts } from "../review/index.ts";
import type { StoreTransaction } from "../store/index.ts";
import { addCustomerText, type CustomerMessage, queueText } from "./save-decision.ts";

type DecidedReview = Parameters<ReviewEffect>[1];

/**
 * What follows from the answer to an escalated decision, in the transaction that records it: the outcome becomes a new
 * version of the case and its text is queued. Without a final decision (the deadline handed it on) nothing follows.
 */
async function applyEscalationDecision(tx: StoreTransaction, { tenant, item, decision }: DecidedReview): Promise<void> {
  if (decision.final_decision === null) return;
  const own = tx.tenant(tenant);
  const state = decidedState(item, decision, decision.final_decision);
  const version = await own.decisions.addVersion(state);
  await addCustomerText(tx, own, state, version, false);
}

/** What follows when a waiting customer text is released: it is queued. A rejected one stays where the queue put it. */
async function applyCustomerTextDecision(tx: StoreTransaction, { tenant, item }: DecidedReview): Promise<void> {
  if (item.status !== "approved" && item.status !== "auto_approved") return;
  // The reviewer saw more than the customer may.
  const { text_id, transaction_id, customer_id, version, locale, text } = item.snapshot as CustomerMessage;
  await queueText(tx.tenant(tenant), { text_id, transaction_id, customer_id, version, locale, text });
}

/** The effects of both kinds, as the review queue takes them. */
export const decisionEffects: NonNullable<ReviewParts["effects"]> = {
  escalated_decision: applyEscalationDecision,
  customer_text: applyCustomerTextDecision,
};

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
