import { canonicalJson } from "@beleg/core/contracts";
import { everyReview, readDecisions } from "./read-reviews.ts";
import type { ReviewParts } from "./review-parts.ts";
import { isOpen } from "./review-status.ts";
import { presentedIds } from "./snapshot.ts";

/** Writes every decided item as a labelled line: what was shown, who said what about each part of it. */
export async function* exportDecisions(parts: ReviewParts, tenant: string): AsyncGenerator<string> {
  for await (const item of everyReview(parts, tenant)) {
    const { decision, snapshot, status } = item;
    // What was handed on or rejected in part still waits: a label would say that somebody had refused it.
    if (decision === null || isOpen(status)) continue;
    const approved = new Set(decision.approved_ids);
    const labels = Object.fromEntries(presentedIds(snapshot).map((id) => [id, approved.has(id)]));
    const late = (await readDecisions(parts, { tenant, review_id: item.review_id })).filter((said) => said.late);
    yield `${canonicalJson({ ...item, labels, late_decisions: late })}\n`;
  }
}
