import { z } from "zod";
import { DateTime } from "../values/date-time.ts";
import { addError, betweenFields } from "../values/own-error.ts";
import { identifier } from "../values/text.ts";

/** What a reviewer can say; `escalate` hands the item on. */
export const ReviewAction = z.enum(["approve", "reject", "partial", "escalate"]);
export type ReviewAction = z.infer<typeof ReviewAction>;

/** What stands in the record: a decision, or an `override` that lets a disallowed source be added. */
const RecordedAction = z.enum([...ReviewAction.options, "override"]);

/** The SHA-256 of what the reviewer saw, in hexadecimal. */
export const Digest = z.string().regex(/^[0-9a-f]{64}$/);

/** The record of a decision: who, when, on what exactly, and why. */
export const ReviewDecision = z
  .strictObject({
    review_id: identifier,
    action: RecordedAction,
    /** Candidate ids that go on; only what was presented can be approved. */
    approved_ids: z.array(identifier).default([]),
    rejected_ids: z.array(identifier).default([]),
    /** Sources the reviewer adds; of an `override` the one it lets in. */
    added_urls: z.array(z.string().min(1).max(4096)).default([]),
    /** A person, or `system` for the deadline. */
    actor: identifier,
    decided_at: DateTime,
    snapshot_digest: Digest,
    reason: z.string().nullable().default(null),
    auto_approved: z.boolean().default(false),
    /** True when it came after the item was closed: recorded, without effect. */
    late: z.boolean().default(false),
    /** The outcome a reviewer gives an escalated decision. */
    final_decision: z.enum(["APPROVE", "CHALLENGE", "BLOCK"]).nullable().default(null),
    customer_text: z.string().min(1).nullable().default(null),
  })
  .superRefine(
    betweenFields(({ approved_ids, rejected_ids }, context) => {
      const approved = new Set(approved_ids);
      rejected_ids.forEach((id, index) => {
        if (approved.has(id)) addError(context, "duplicate_value", { value: id }, ["rejected_ids", index]);
      });
    }),
  );
export type ReviewDecision = z.output<typeof ReviewDecision>;
