import { canonicalJson } from "@beleg/core/json";
import { listReviews, readDecisions } from "./read-reviews.ts";
import type { ReviewParts } from "./review-parts.ts";
import { presentedIds } from "./snapshot.ts";

/** Writes every decided item as a labelled line: what was shown, who said what about each part of it. */
export async function* exportDecisions(parts: ReviewParts, tenant: string): AsyncGenerator<string> {
  let after: { readonly created_at: string; readonly review_id: string } | undefined;
  for (;;) {
    const items = await listReviews(parts, tenant, after === undefined ? {} : { after });
    for (const item of items) {
      const { decision, snapshot } = item;
      if (decision === null) continue;
      const approved = new Set(decision.approved_ids);
      const labels = Object.fromEntries(presentedIds(snapshot).map((id) => [id, approved.has(id)]));
      const late = (await readDecisions(parts, { tenant, review_id: item.review_id })).filter((said) => said.late);
      yield `${canonicalJson({ ...item, labels, late_decisions: late })}\n`;
    }
    const last = items.at(-1);
    if (last === undefined) return;
    after = { created_at: last.created_at, review_id: last.review_id };
  }
}
