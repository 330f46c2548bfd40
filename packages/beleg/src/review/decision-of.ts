import { belegError, ReviewDecision, type ReviewItem, requireContract } from "@beleg/core/contracts";
import { isOpen } from "./review-status.ts";
import { presentedIds } from "./snapshot.ts";

/** What a person says about an item. */
export interface HumanDecision {
  readonly action: "approve" | "reject" | "partial" | "escalate";
  readonly actor: string;
  /** The digest of what the person saw. Without it what the item holds now is taken as seen. */
  readonly snapshot_digest?: string | undefined;
  /** Of a selection, what goes on; the rest is rejected. Defaults to everything that still waits. */
  readonly approved_ids?: readonly string[] | undefined;
  /** Of a selection, what is rejected; with `reject` the rest keeps waiting. Defaults to everything for `reject`. */
  readonly rejected_ids?: readonly string[] | undefined;
  readonly added_urls?: readonly string[] | undefined;
  readonly reason?: string | null | undefined;
  readonly final_decision?: ReviewDecision["final_decision"] | undefined;
  readonly customer_text?: string | null | undefined;
}

/** The record of what a person said: action and ids as they take effect, not as they were written. */
export function decisionOf(item: ReviewItem, said: HumanDecision, now: number): ReviewDecision {
  const { review_id, snapshot_digest } = item;
  if (said.snapshot_digest !== undefined && said.snapshot_digest !== snapshot_digest) {
    throw belegError("review_changed", { id: review_id });
  }
  const presented = presentedIds(item.snapshot);
  for (const id of [...(said.approved_ids ?? []), ...(said.rejected_ids ?? [])]) {
    if (!presented.includes(id)) throw belegError("review_not_presented", { id });
  }
  return requireContract(ReviewDecision, {
    review_id,
    ...idsOf(item, presented, said),
    added_urls: said.action === "reject" ? [] : [...new Set(said.added_urls ?? [])],
    actor: said.actor,
    decided_at: new Date(now).toISOString(),
    snapshot_digest,
    reason: said.reason ?? null,
    final_decision: said.final_decision ?? null,
    customer_text: said.customer_text ?? null,
  });
}

/** What was presented and nobody has rejected yet. */
export function waitingIds({ snapshot, status, decision }: ReviewItem): readonly string[] {
  const rejected = isOpen(status) ? (decision?.rejected_ids ?? []) : [];
  return presentedIds(snapshot).filter((id) => !rejected.includes(id));
}

type Ids = Pick<ReviewDecision, "action" | "approved_ids" | "rejected_ids">;

function idsOf(item: ReviewItem, presented: readonly string[], said: HumanDecision): Ids {
  if (said.action === "reject") return rejection(item, presented, said);
  const before = presented.filter((id) => !waitingIds(item).includes(id));
  if (said.action === "escalate") return { action: "escalate", approved_ids: [], rejected_ids: before };
  const rest = waitingIds(item).filter((id) => said.rejected_ids?.includes(id) !== true);
  const named = said.approved_ids ?? (said.action === "approve" || said.rejected_ids?.length ? rest : []);
  const approved = [...new Set(named)];
  const byList = said.approved_ids !== undefined || said.action === "partial";
  if (isSelection(item) && byList && approved.length === 0 && !said.added_urls?.length) throw empty(item);
  // An id that is both approved and rejected stays in both lists, for the contract to refuse.
  const rejected = new Set([...(said.rejected_ids ?? []), ...presented.filter((id) => !approved.includes(id))]);
  const whole = rejected.size === 0 && said.action === "approve";
  return { action: whole ? "approve" : "partial", approved_ids: approved, rejected_ids: [...rejected] };
}

/** Without ids everything is rejected; with them those are, and the rest keeps waiting. */
function rejection(item: ReviewItem, presented: readonly string[], { approved_ids, rejected_ids }: HumanDecision): Ids {
  // Whoever names what goes on does not mean to reject everything.
  if (approved_ids?.length) throw belegError("invalid_input", {}, { path: "approved_ids" });
  if (isSelection(item) && rejected_ids?.length === 0) throw empty(item);
  const gone = rejected_ids ?? presented;
  const waiting = waitingIds(item).filter((id) => !gone.includes(id));
  return { action: "reject", approved_ids: [], rejected_ids: presented.filter((id) => !waiting.includes(id)) };
}

function isSelection({ kind }: ReviewItem): boolean {
  return kind === "rerank_selection";
}

function empty({ review_id }: ReviewItem): Error {
  return belegError("review_empty_selection", { id: review_id });
}
