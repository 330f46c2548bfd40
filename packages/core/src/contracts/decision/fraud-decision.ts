import { z } from "zod";
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

/** What the arbiter decided, how sure, and on which signals. */
export const FraudDecision = z.strictObject({
  transaction_id: identifier,
  decision: DecisionOutcome,
  confidence: unitInterval,
  signals: z.array(z.string()).default([]),
  citations_internal: z.array(z.string()).default([]),
  citations_external: z.array(z.string()).default([]),
  /** `human`: a reviewer closed an escalated case. */
  decided_by: z.enum(["model", "fallback", "human"]).optional(),
  override: DecisionOverride.nullable().optional(),
});
export type FraudDecision = z.output<typeof FraudDecision>;
