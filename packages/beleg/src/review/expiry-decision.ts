import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import { blockingRisks } from "@beleg/core/rerank";
import { waitingIds } from "./decision-of.ts";
import { presentedIds } from "./snapshot.ts";

/** What the deadline's word on an escalated decision means for the payment. */
const OUTCOME = { approve: "APPROVE", reject: "BLOCK", escalate: null } as const;

/** What the deadline does with an item: a selection of nothing but dangerous sources is for a person, whatever its policy. */
export function expiryAction(item: ReviewItem): ReviewItem["expiry_policy"] {
  const { expiry_policy } = item;
  if (expiry_policy !== "approve") return expiry_policy;
  return flaggedIds(item).length > 0 && approvable(item).length === 0 ? "escalate" : "approve";
}

/** The decision the deadline makes; nobody made it, so it says so. What a person should see first is left out of it. */
export function expiryDecision(item: ReviewItem, now: number): ReviewDecision {
  const action = expiryAction(item);
  const approved = action === "approve" ? [...approvable(item)] : [];
  const presented = presentedIds(item.snapshot);
  const waiting = waitingIds(item);
  const gone = action === "escalate" ? presented.filter((id) => !waiting.includes(id)) : presented;
  return {
    review_id: item.review_id,
    action,
    approved_ids: approved,
    rejected_ids: gone.filter((id) => !approved.includes(id)),
    added_urls: [],
    actor: "system",
    decided_at: new Date(now).toISOString(),
    snapshot_digest: item.snapshot_digest,
    reason: item.expiry_policy === "approve" && flaggedIds(item).length > 0 ? "deadline_flagged" : "deadline",
    auto_approved: action === "approve",
    late: false,
    // A queue configured so that the clock decides must say what becomes of the payment, as a person must.
    final_decision: item.kind === "escalated_decision" ? OUTCOME[action] : null,
    customer_text: null,
  };
}

/** Waiting sources with a blocking risk flag, none where the queue approves those too. */
function flaggedIds(item: ReviewItem): readonly string[] {
  const { top_k, auto_approve_flagged } = item.snapshot;
  if (auto_approve_flagged === true || !Array.isArray(top_k)) return [];
  const waiting = waitingIds(item);
  return (top_k as readonly { readonly candidate_id: string; readonly risk_flags?: readonly string[] }[])
    .filter(({ risk_flags = [] }) => blockingRisks(risk_flags).length > 0)
    .map(({ candidate_id }) => candidate_id)
    .filter((id) => waiting.includes(id));
}

function approvable(item: ReviewItem): readonly string[] {
  const flagged = flaggedIds(item);
  return waitingIds(item).filter((id) => !flagged.includes(id));
}
