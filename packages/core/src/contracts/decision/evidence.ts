import { z } from "zod";
import { unitInterval } from "../values/numbers.ts";

/** Below 30 low, below 60 medium, below 80 high, else critical. */
export const RiskCategory = z.enum(["low", "medium", "high", "critical"]);
export type RiskCategory = z.infer<typeof RiskCategory>;

/** All signals weighed into one score. */
export const AggregatedEvidence = z.strictObject({
  composite_risk_score: z.number().min(0).max(100),
  risk_category: RiskCategory,
  all_signals: z.array(z.string()).default([]),
  all_citations: z.array(z.string()).default([]),
  /** The parts of the score, each 0–1; null where its phase gave nothing. */
  components: z
    .strictObject({
      behavioral: unitInterval.nullable(),
      policy: unitInterval.nullable(),
      threat: unitInterval.nullable(),
      transaction: unitInterval.nullable(),
    })
    .optional(),
  /** What weighed in, the heaviest first: signals and policies with their points of the score. */
  contributions: z.array(z.strictObject({ factor: z.string().min(1), points: z.number().min(0) })).optional(),
  /** The phases whose output is missing; not empty means the evidence is incomplete. */
  missing: z.array(z.string().min(1)).default([]),
});
export type AggregatedEvidence = z.output<typeof AggregatedEvidence>;

/** The case for fraud and the case for the customer. */
export const DebateArguments = z.strictObject({
  pro_fraud_argument: z.string().default(""),
  pro_fraud_confidence: unitInterval,
  pro_fraud_evidence: z.array(z.string()).default([]),
  pro_customer_argument: z.string().default(""),
  pro_customer_confidence: unitInterval,
  pro_customer_evidence: z.array(z.string()).default([]),
});
export type DebateArguments = z.output<typeof DebateArguments>;
