import type { ExpiryPolicy, ReviewKind } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";

/** How long items of a queue wait for a person, and what the deadline does. */
export interface ReviewPolicy {
  readonly expiry_policy: ExpiryPolicy;
  readonly wait_ms: number;
  /** Whether the deadline also approves sources with a blocking risk flag. Defaults to no: they need a person. */
  readonly auto_approve_flagged?: boolean;
}

/** The policy of every queue. */
export type ReviewPolicies = Readonly<Record<ReviewKind, ReviewPolicy>>;

/** An item nobody decided on is closed after a day. */
const DAY_MS = 86_400_000;

/** Approves after 24 h; an escalated decision is never decided by a clock unless somebody configured that. */
export const DEFAULT_POLICIES: ReviewPolicies = {
  rerank_selection: { expiry_policy: "approve", wait_ms: DAY_MS },
  customer_text: { expiry_policy: "approve", wait_ms: DAY_MS },
  escalated_decision: { expiry_policy: "escalate", wait_ms: DAY_MS },
};

/** The policies the settings name. */
export function reviewPolicies(
  settings: Pick<
    Settings,
    | "review_expiry_rerank_selection"
    | "review_expiry_customer_text"
    | "review_expiry_escalated_decision"
    | "review_wait_hours"
    | "auto_approve_flagged"
  >,
): ReviewPolicies {
  const wait_ms = settings.review_wait_hours * 3_600_000;
  return {
    rerank_selection: {
      expiry_policy: settings.review_expiry_rerank_selection,
      wait_ms,
      auto_approve_flagged: settings.auto_approve_flagged,
    },
    customer_text: { expiry_policy: settings.review_expiry_customer_text, wait_ms },
    escalated_decision: { expiry_policy: settings.review_expiry_escalated_decision, wait_ms },
  };
}
