import { noModel } from "@beleg/core";
import {
  belegError,
  type CaseResolution,
  type CaseVersion,
  type FilterOutcome,
  type PipelineState,
  type ReviewDecision,
  type ReviewItem,
} from "@beleg/core/contracts";
import {
  type CaseRecord,
  caseRecord,
  createCustomerFilter,
  customerLetter,
  customerTemplate,
  explainRecord,
} from "@beleg/core/decision";
import type { Locale } from "@beleg/core/text";
import { type EventRecorder, type EventSettings, eventRecorder } from "../events/index.ts";
import type { ReviewEffect, ReviewParts } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import type { StoreTransaction } from "../store/index.ts";
import { decisionEvent } from "./decision-event.ts";
import { earlierVersions } from "./earlier-versions.ts";
import { explanationLocale } from "./explanation-locale.ts";
import { addCustomerText, type CustomerMessage, queueText } from "./save-decision.ts";

/** Who decides when the deadline does. */
const CLOCK = "system";

type DecidedReview = Parameters<ReviewEffect>[1];

/**
 * What follows from the answer to an escalated decision, in the transaction that records it: the outcome becomes a new
 * version of the case and its text is queued. Without a final decision (it was handed on) nothing follows.
 */
async function applyEscalationDecision(
  tx: StoreTransaction,
  { tenant, item, decision }: DecidedReview,
  contacts: readonly string[],
  events: EventRecorder | undefined,
): Promise<void> {
  if (decision.final_decision === null) return;
  const own = tx.tenant(tenant);
  const earlier = await earlierVersions(own, shownState(item).transaction.transaction_id);
  const state = await decidedState(item, decision, decision.final_decision, contacts, earlier);
  const version = await own.decisions.addVersion(state);
  await addCustomerText(tx, own, state, version, null);
  await events?.record(tx, tenant, decisionEvent(state, version));
}

/** A customer text in review is released or kept back; its item is about the text's id. */
async function moveCustomerText(tx: StoreTransaction, { tenant, item }: DecidedReview): Promise<void> {
  const id = Number(item.subject_id);
  if (!Number.isSafeInteger(id) || item.status === "escalated" || item.status === "pending") return;
  const to = item.status === "rejected" ? "rejected" : "released";
  await tx.tenant(tenant).decisions.moveCustomerText(id, "in_review", to);
}

/** What follows when a waiting customer text is released: it is queued, or what the reviewer wrote in its place. */
async function applyCustomerTextDecision(
  tx: StoreTransaction,
  { tenant, item, decision }: DecidedReview,
  contacts: readonly string[],
): Promise<void> {
  await moveCustomerText(tx, { tenant, item, decision });
  if (item.status !== "approved" && item.status !== "auto_approved") return;
  const own = tx.tenant(tenant);
  // The reviewer saw more than the customer may.
  const { text_id, transaction_id, customer_id, version, locale, text } = item.snapshot as CustomerMessage;
  const message = { text_id, transaction_id, customer_id, version, locale };
  const written = decision.customer_text;
  if (written !== null) {
    const shown = await own.decisions.show(transaction_id, version);
    if (shown === undefined) throw belegError("decision_not_found", { id: transaction_id });
    const letter = rewrittenLetter(shown.state, written, contacts);
    await own.decisions.rewriteCustomerText(text_id, letter);
    await queueText(own, { ...message, text: letter });
    return;
  }
  await queueText(own, { ...message, text });
}

/** The letter around what a reviewer wrote in the place of the decision's text. */
function rewrittenLetter(state: PipelineState, written: string, contacts: readonly string[]): string {
  const record = caseRecord(state);
  const locale = explanationLocale(state);
  passFilter(record, written, locale, contacts);
  const { reasons = [], next_step = null, contact = null } = state.explanation ?? {};
  return customerLetter({ customer_explanation: written, reasons, next_step, contact }, record, locale);
}

/** The effects of both kinds, as the review queue takes them; the configured contact may stand in a reviewer's text. */
export function decisionEffects(
  settings: Pick<Settings, "contact"> & Partial<EventSettings>,
): NonNullable<ReviewParts["effects"]> {
  const contacts = settings.contact === null ? [] : [settings.contact];
  const events = eventRecorder(settings);
  return {
    escalated_decision: (tx, decided) => applyEscalationDecision(tx, decided, contacts, events),
    customer_text: (tx, decided) => applyCustomerTextDecision(tx, decided, contacts),
  };
}

/** A person's text is held to the same rules as a model's. */
function passFilter(record: CaseRecord, text: string, locale: Locale, contacts: readonly string[]): FilterOutcome {
  const filter = createCustomerFilter(record, { locale, contacts })(text);
  if (filter.status !== "passed") throw belegError("customer_text_refused", { rules: filter.rule_ids.join(", ") });
  return filter;
}

/** The case as it was put before the person. */
function shownState({ snapshot }: ReviewItem): PipelineState {
  return (snapshot as { state: PipelineState }).state;
}

/** Who closed the case, when and why, on what, and what the system had proposed. */
function resolutionOf(
  { review_id, snapshot, snapshot_digest }: ReviewItem,
  { actor, decided_at, reason }: ReviewDecision,
  proposed: PipelineState["decision"],
): CaseResolution {
  const { version } = snapshot as { version?: number };
  return {
    review_id,
    actor,
    decided_at,
    reason,
    shown_version: version ?? null,
    snapshot_digest,
    proposed: {
      decision: proposed?.decision ?? null,
      confidence: proposed?.confidence ?? null,
      ...(proposed?.decided_by === undefined ? {} : { decided_by: proposed.decided_by }),
    },
  };
}

/** The case as the reviewer left it: the presented state with the final decision, and both explanations of that decision. */
async function decidedState(
  item: ReviewItem,
  answer: ReviewDecision,
  outcome: NonNullable<ReviewDecision["final_decision"]>,
  contacts: readonly string[],
  earlier_versions: readonly CaseVersion[],
): Promise<PipelineState> {
  const state = { ...shownState(item), earlier_versions: [...earlier_versions] };
  const { explanation, decision, transaction } = state;
  const locale = explanationLocale(state);
  const text = answer.customer_text ?? customerTemplate(outcome, locale);
  // A queue may be configured to let the clock decide; nobody is to think a person did.
  const decided_by = answer.actor === CLOCK ? ("fallback" as const) : ("human" as const);
  const before = decision ?? {
    transaction_id: transaction.transaction_id,
    signals: [],
    citations_internal: [],
    citations_external: [],
  };
  // The rule that sent the case to a person stays on record; the arbiter's confidence is of its own proposal.
  const final = {
    ...before,
    decision: outcome,
    confidence: null,
    decided_by,
    resolution: resolutionOf(item, answer, decision),
  };
  const record = caseRecord({ ...state, decision: final });
  const filter = passFilter(record, text, locale, contacts);
  if (explanation === null) return { ...state, decision: final };
  const quality = explanation.quality !== undefined;
  const explained = await explainRecord(record, { model: noModel, locale, quality });
  const written = {
    ...explained.explanation,
    customer_explanation: text,
    explanation_source: answer.customer_text === null ? ("template" as const) : ("human" as const),
    filter,
    // The configured way to reach the bank stands in the presented one.
    ...(outcome === "APPROVE" ? {} : { contact: explanation.contact }),
  };
  const customer_message = customerLetter(written, record, locale);
  return { ...state, decision: final, explanation: { ...written, customer_message } };
}
