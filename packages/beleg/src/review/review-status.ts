import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import { presentedIds } from "./snapshot.ts";

/** Deciders come after each other: what is pending or escalated can still be decided by a person. */
export const OPEN = ["pending", "escalated"] as const satisfies readonly ReviewItem["status"][];

export function isOpen(status: ReviewItem["status"]): boolean {
  return (OPEN as readonly string[]).includes(status);
}

/** Where an item stands after a person's word: a rejection that leaves something waiting leaves it where it was. */
export function statusAfter(
  { snapshot, status }: ReviewItem,
  { action, rejected_ids }: ReviewDecision,
): ReviewItem["status"] {
  const waits = isOpen(status) && presentedIds(snapshot).some((id) => !rejected_ids.includes(id));
  const next = {
    approve: "approved",
    partial: "partial",
    reject: waits ? status : "rejected",
    escalate: "escalated",
    override: status,
  } as const;
  return next[action];
}
