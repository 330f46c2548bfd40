import type { DecisionOutcome, PipelineState } from "@beleg/core/contracts";
import { addEarlierVersions } from "@beleg/core/decision";
import {
  DEFAULT_POLICIES,
  openReviewIn,
  type ReviewParts,
  type ReviewPolicies,
  type ReviewPolicy,
} from "../review/index.ts";
import {
  type Alongside,
  customerTextKey,
  DEFAULT_TENANT,
  escalationRun,
  type Store,
  type StoreTransaction,
  type TenantStore,
} from "../store/index.ts";
import { decisionEvent } from "./decision-event.ts";
import { earlierVersions } from "./earlier-versions.ts";
import { explanationLocale } from "./explanation-locale.ts";

/** What storing a decision needs to know. */
export type SaveDecisionOptions = {
  /** Decisions whose customer text waits for a person. Defaults to none. */
  readonly review_first?: readonly DecisionOutcome[];
  readonly tenant?: string;
  /** How long each queue waits and what its deadline does. Defaults to a day; texts are approved, decisions handed on. */
  readonly policies?: ReviewPolicies;
  /** The engine of the reviews' durable timers. Without it deadlines take effect when somebody looks. */
  readonly jobs?: ReviewParts["jobs"];
  /** Keeps events for another system. Without it nobody is told. */
  readonly events?: ReviewParts["events"];
};

/** Where a stored decision went. */
export type SavedDecision = {
  readonly transaction_id: string;
  readonly version: number;
  /** The reviews it opened: of the decision, of the customer text. */
  readonly reviews: readonly string[];
};

/**
 * Stores a decision as the next version of its case, with everything that follows from it, in one transaction: the
 * review of a decision that is escalated or that a policy wants seen, the customer text, and its message or its own review. All of it happens once.
 */
export function saveDecision(
  store: Store,
  decided: PipelineState,
  { review_first = [], tenant = DEFAULT_TENANT, policies = DEFAULT_POLICIES, jobs, events }: SaveDecisionOptions = {},
  alongside?: Alongside<SavedDecision>,
): Promise<SavedDecision> {
  return store.transaction(async (tx) => {
    const own = tx.tenant(tenant);
    const { transaction_id } = decided.transaction;
    const state = addEarlierVersions(decided, await earlierVersions(own, transaction_id));
    const version = await own.decisions.addVersion(state);
    const reviews: string[] = [];
    if (needsPerson(state)) {
      const subject_id = escalationRun(transaction_id, version);
      const snapshot = { presented: [], version, state };
      const policy = policies.escalated_decision;
      const item = await openReviewIn(
        tx,
        { jobs, events },
        { tenant, kind: "escalated_decision", subject_id, snapshot, policy },
      );
      reviews.push(item.review_id);
    }
    const waits = state.decision !== null && review_first.includes(state.decision.decision);
    const review = await addCustomerText(
      tx,
      own,
      state,
      version,
      waits ? { policy: policies.customer_text, jobs, events } : null,
    );
    if (review !== null) reviews.push(review);
    await events?.record(tx, tenant, decisionEvent(state, version));
    const saved = { transaction_id, version, reviews };
    await alongside?.(tx, saved);
    return saved;
  });
}

/** An escalated decision waits for a person; a policy may want one to look at any other. */
function needsPerson({ decision, policy_matches }: PipelineState): boolean {
  if (decision?.decision === "ESCALATE_TO_HUMAN") return true;
  return decision !== null && (policy_matches?.matches ?? []).some(({ review }) => review === true);
}

/** Stores the text for the customer and queues it, or opens its review where it waits for one; gives the review's id. */
export async function addCustomerText(
  tx: StoreTransaction,
  own: TenantStore,
  state: PipelineState,
  version: number,
  waits: ({ readonly policy: ReviewPolicy } & Pick<ReviewParts, "jobs" | "events">) | null,
): Promise<string | null> {
  const { transaction, explanation, decision } = state;
  if (explanation === null) return null;
  const { transaction_id, customer_id } = transaction;
  const locale = explanationLocale(state);
  const text = explanation.customer_message ?? explanation.customer_explanation;
  const text_id = await own.decisions.addCustomerText({
    transaction_id,
    version,
    locale,
    variant: explanation.variant ?? null,
    text,
    source: explanation.explanation_source,
    status: waits === null ? "released" : "in_review",
  });
  if (waits !== null) {
    const { policy, ...parts } = waits;
    const { explanation_source: source, filter, reasons, next_step, contact } = explanation;
    const judged = { decision: decision?.decision ?? null, source, filter, reasons, next_step, contact };
    const snapshot = { presented: [], text_id, transaction_id, customer_id, version, locale, text, ...judged };
    // The queue's own rule: the run of a text's review is the text.
    const request = {
      tenant: own.tenant,
      kind: "customer_text",
      subject_id: String(text_id),
      snapshot,
      policy,
    } as const;
    return (await openReviewIn(tx, parts, request)).review_id;
  }
  await queueText(own, { text_id, transaction_id, customer_id, version, locale, text });
  return null;
}

/** A text on its way to the customer. */
export type CustomerMessage = {
  readonly text_id: number;
  readonly transaction_id: string;
  readonly customer_id: string;
  readonly version: number;
  readonly locale: string;
  readonly text: string;
};

/** Queues the message to the customer; one text is queued once, however often it is asked for. */
export async function queueText(own: TenantStore, message: CustomerMessage): Promise<boolean> {
  return own.notifications.add({
    dedupe_key: customerTextKey(message.text_id),
    channel: "customer",
    payload: message,
  });
}
