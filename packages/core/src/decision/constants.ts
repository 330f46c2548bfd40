import type { DecisionOutcome, RiskCategory } from "../contracts/decision/index.ts";

/** How much each part of the evidence weighs; they add up to 1. */
export const EVIDENCE_WEIGHTS = { behavioral: 0.3, policy: 0.25, threat: 0.2, transaction: 0.25 } as const;

/** Upper bounds of the risk categories; from the last one on it is critical. */
export const CATEGORY_BOUNDS = { low: 30, medium: 60, high: 80 } as const;

/** What off-hours, a foreign country and a new device add to the deviation from habit. */
export const DEVIATION_EXTRAS = { off_hours: 0.04, foreign_country: 0.2, unknown_device: 0.12 } as const;

/** Confidence of the two sides when no model debates. */
export const DEBATE_FALLBACKS: Readonly<Record<RiskCategory, { readonly fraud: number; readonly customer: number }>> = {
  critical: { fraud: 0.9, customer: 0.2 },
  high: { fraud: 0.75, customer: 0.35 },
  medium: { fraud: 0.55, customer: 0.6 },
  low: { fraud: 0.3, customer: 0.85 },
};

/** Confidence of a decision when no model decides. */
export const FALLBACK_CONFIDENCE = { low: 0.75, medium: 0.7, escalated: 0.55, high: 0.8, critical: 0.9 } as const;

/** From here on a medium score goes to a person. */
export const ESCALATION_SCORE = 55;
/** Above this score the answer is BLOCK, whatever the arbiter says. */
export const FINAL_BLOCK_SCORE = 85;
export const FINAL_BLOCK_CONFIDENCE = 0.85;
/** Below this confidence a person decides. */
export const LOWEST_CONFIDENCE = 0.55;

/** The limit of one model call. */
export const MODEL_TIMEOUT_MS = 30_000;

/** How strict an outcome is for the customer; a policy may only raise it. */
export const STRICTNESS: Readonly<Record<DecisionOutcome, number>> = {
  APPROVE: 0,
  CHALLENGE: 1,
  ESCALATE_TO_HUMAN: 2,
  BLOCK: 3,
};

/** The agents of the five phases, by the names the trace uses. */
export const AGENTS = [
  "transaction_context",
  "behavioral_pattern",
  "policy_rag",
  "external_threat",
  "evidence_aggregator",
  "debate_pro_fraud",
  "debate_pro_customer",
  "decision_arbiter",
  "explainability",
] as const;
export type AgentName = (typeof AGENTS)[number];
