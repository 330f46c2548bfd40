import { z } from "zod";
import { unitInterval } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";
import { PolicySeverity } from "./policy.ts";
import { DecisionOutcome } from "./transaction.ts";

/** What the transaction shows beside the customer's habits; null where nothing is known to compare with. */
export const TransactionSignals = z.strictObject({
  /** Amount divided by the customer's average; null when the average is unknown. */
  amount_ratio: z.number().min(0).nullable(),
  is_off_hours: z.boolean().nullable(),
  is_foreign: z.boolean().nullable(),
  is_unknown_device: z.boolean().nullable(),
  channel_risk: z.enum(["low", "medium", "high"]),
  flags: z.array(z.string().min(1)),
});
export type TransactionSignals = z.infer<typeof TransactionSignals>;

/** How far the transaction is from what is usual for the customer. */
export const BehavioralSignals = z.strictObject({
  deviation_score: unitInterval,
  anomalies: z.array(z.string().min(1)),
  velocity_alert: z.boolean(),
});
export type BehavioralSignals = z.infer<typeof BehavioralSignals>;

/** A policy that speaks to this case. */
export const PolicyMatch = z.strictObject({
  policy_id: identifier,
  description: z.string().default(""),
  relevance_score: unitInterval.nullable().default(null),
  /** The strictest action one of its rules asks for in this case; null when it only bears on it. */
  action: DecisionOutcome.nullable().default(null),
  /** The sentence of the policy that carries the rule, word for word; without a marked one, the nearest to the case. */
  quote: z.string().min(1).optional(),
  /** The rule that asks for the action, counted from 1; none for a policy in words only. */
  rule: z.int().min(1).optional(),
  severity: PolicySeverity.optional(),
  /** One of its rules wants a person to look at the case, whatever is decided. */
  review: z.literal(true).optional(),
  /** The signals its rules raised beyond the named ones, by the conditions that hold. */
  signals: z.array(identifier).optional(),
});
export type PolicyMatch = z.output<typeof PolicyMatch>;

/** Every policy found for this case, best first, and the passages they came from. */
export const PolicyMatchResult = z.strictObject({
  matches: z.array(PolicyMatch),
  chunk_ids: z.array(z.string()).default([]),
  /** Rules of which nobody can say whether they hold, with what they would ask for. */
  undecided: z
    .array(
      z.strictObject({
        policy_id: identifier,
        rule: z.int().min(1),
        action: DecisionOutcome.nullable(),
        cause: z.enum(["unknown_currency_limit", "unknown_habits", "unknown_threat"]),
      }),
    )
    .optional(),
});
export type PolicyMatchResult = z.output<typeof PolicyMatchResult>;

/** What is known from outside about the country, device or merchant. */
export const ThreatIntel = z.strictObject({
  threat_level: unitInterval,
  sources: z.array(z.strictObject({ source_name: z.string().min(1), confidence: unitInterval })),
});
export type ThreatIntel = z.infer<typeof ThreatIntel>;
