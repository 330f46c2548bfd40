import { z } from "zod";
import { Digest } from "../review/review-decision.ts";
import { DateTime } from "../values/date-time.ts";
import { unitInterval } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";
import { DecisionOutcome } from "./transaction.ts";

/** A rule that outranks the arbiter. */
export const DecisionOverride = z.enum([
  "composite_above_85",
  "confidence_below_055",
  "incomplete_evidence",
  "contradictory_signals",
  "policy_contradicts_score",
  "unknown_currency_limit",
  "policy_minimum",
]);
export type DecisionOverride = z.infer<typeof DecisionOverride>;

/** Who decides: a model's verdict, the tables that stand in for it, or a person. */
export const DecisionMaker = z.enum(["model", "fallback", "human"]);
export type DecisionMaker = z.infer<typeof DecisionMaker>;

/** How an escalated case was closed: by whom, when and why, what lay before them, and what the system had proposed. */
export const CaseResolution = z.strictObject({
  review_id: identifier,
  /** A person, or `system` for the deadline. */
  actor: identifier,
  decided_at: DateTime,
  reason: z.string().nullable(),
  /** The version of the case that was shown, and the digest of exactly what was. */
  shown_version: z.int().min(1).nullable(),
  snapshot_digest: Digest,
  proposed: z.strictObject({
    decision: DecisionOutcome.nullable(),
    confidence: unitInterval.nullable(),
    decided_by: DecisionMaker.optional(),
  }),
});
export type CaseResolution = z.output<typeof CaseResolution>;

/** What the arbiter decided, how sure, and on which signals. */
export const FraudDecision = z.strictObject({
  transaction_id: identifier,
  decision: DecisionOutcome,
  /** How sure the arbiter is; null for a person's decision, which has no such figure. */
  confidence: unitInterval.nullable(),
  signals: z.array(z.string()).default([]),
  citations_internal: z.array(z.string()).default([]),
  citations_external: z.array(z.string()).default([]),
  /** `human`: a reviewer closed an escalated case. */
  decided_by: DecisionMaker.optional(),
  /** The rule that outranked the arbiter; it stays when a person decides after it. */
  override: DecisionOverride.nullable().optional(),
  resolution: CaseResolution.optional(),
});
export type FraudDecision = z.output<typeof FraudDecision>;
