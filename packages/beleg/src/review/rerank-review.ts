import { type RerankEnvelope, type ReviewItem, readRerankRequest } from "@beleg/core/contracts";
import { type Alongside, DEFAULT_TENANT } from "../store/index.ts";
import { openReviewIn } from "./open-review.ts";
import type { ReviewParts } from "./review-parts.ts";
import type { ReviewPolicy } from "./review-policy.ts";
import { selectionSnapshot } from "./selection-snapshot.ts";

/** A rerank run that waits for a person. */
export interface RerankReview {
  readonly run_id: number;
  readonly item: ReviewItem;
  readonly envelope: RerankEnvelope;
}

/** Keeps a rerank run and puts its top_k before a person, both or neither. */
export async function openRerankReview(
  parts: ReviewParts,
  body: unknown,
  envelope: RerankEnvelope,
  policy?: ReviewPolicy,
  alongside?: Alongside<RerankReview>,
): Promise<RerankReview> {
  const request = readRerankRequest(body);
  const tenant = request.meta?.tenant_id ?? DEFAULT_TENANT;
  const waiting = { ...envelope, hitl: { auto_approved: false, decision: null } };
  return await parts.store.transaction(async (tx) => {
    const run_id = await tx.tenant(tenant).rerankRuns.create({
      query: request.query,
      request: { ...request },
      case_id: request.meta?.case_id ?? null,
      collection: request.meta?.collection_id ?? request.meta?.scoring_context?.collection_scope ?? null,
      envelope: waiting,
      status: "in_review",
    });
    const snapshot = selectionSnapshot(request, envelope, policy?.auto_approve_flagged ?? false);
    const item = await openReviewIn(tx, parts, {
      tenant,
      kind: "rerank_selection",
      subject_id: String(run_id),
      snapshot,
      policy,
    });
    const opened = { run_id, item, envelope: waiting };
    await alongside?.(tx, opened);
    return opened;
  });
}
