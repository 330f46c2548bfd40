import { z } from "zod";
import { DateTime } from "../values/date-time.ts";
import { identifier } from "../values/text.ts";
import { Digest, ReviewDecision } from "./review-decision.ts";

/** What waits for a person. */
export const ReviewKind = z.enum(["rerank_selection", "escalated_decision", "customer_text"]);
export type ReviewKind = z.infer<typeof ReviewKind>;

/** Where an item stands; `auto_approved` is never confused with a person's approval. */
export const ReviewStatus = z.enum(["pending", "approved", "rejected", "partial", "auto_approved", "escalated"]);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** What the deadline does with an item nobody decided. */
export const ExpiryPolicy = z.enum(["approve", "reject", "escalate"]);
export type ExpiryPolicy = z.infer<typeof ExpiryPolicy>;

/** One thing a person must decide, with a snapshot of exactly what is shown. */
export const ReviewItem = z.strictObject({
  review_id: identifier,
  kind: ReviewKind,
  /** What it is about: the number of a rerank run or of a customer text, the name of a decided case with its version. */
  subject_id: z.string().min(1).max(1024),
  status: ReviewStatus.default("pending"),
  created_at: DateTime,
  /** 24 hours after `created_at` unless the queue says otherwise. */
  expires_at: DateTime,
  expiry_policy: ExpiryPolicy.default("approve"),
  snapshot: z.record(z.string(), z.unknown()),
  snapshot_digest: Digest,
  decision: ReviewDecision.nullable().default(null),
});
export type ReviewItem = z.output<typeof ReviewItem>;
