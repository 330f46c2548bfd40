import { z } from "zod";
import { DateTime } from "../values/date-time.ts";
import { LocaleName } from "../values/locale-name.ts";
import { unitInterval } from "../values/numbers.ts";
import { identifier } from "../values/text.ts";
import { AggregatedEvidence, DebateArguments } from "./evidence.ts";
import { ExplanationResult } from "./explanation-result.ts";
import { DecisionMaker, FraudDecision } from "./fraud-decision.ts";
import { BehavioralSignals, PolicyMatchResult, ThreatIntel, TransactionSignals } from "./signals.ts";
import { CustomerBehavior, DecisionOutcome, Transaction } from "./transaction.ts";

/** How an agent ended, told honestly. */
export const AgentTraceStatus = z.enum(["success", "fallback", "error", "timeout", "skipped"]);
export type AgentTraceStatus = z.infer<typeof AgentTraceStatus>;

/** One step of the pipeline: which agent, how it ended, how long it took. */
export const AgentTraceEntry = z.strictObject({
  agent: identifier,
  status: AgentTraceStatus,
  started_at: DateTime,
  duration_ms: z.number().min(0),
  /** Why it did not succeed, as a stable code. */
  reason: identifier.nullable().default(null),
});
export type AgentTraceEntry = z.output<typeof AgentTraceEntry>;

/** An earlier version of a case: what it decided, by whom and when. */
export const CaseVersion = z.strictObject({
  version: z.int().min(1),
  at: DateTime,
  decision: DecisionOutcome.nullable(),
  confidence: unitInterval.nullable(),
  decided_by: DecisionMaker.optional(),
  /** The person, where one decided. */
  actor: identifier.optional(),
});
export type CaseVersion = z.output<typeof CaseVersion>;

/** Everything known about a case so far; each phase reads it and returns what it adds. */
export const PipelineState = z.strictObject({
  transaction: Transaction,
  customer_behavior: CustomerBehavior.nullable().default(null),
  /** Earlier transactions of the customer, for velocity rules. */
  history: z.array(Transaction).max(10_000).default([]),
  locale: LocaleName.optional(),
  transaction_signals: TransactionSignals.nullable().default(null),
  behavioral_signals: BehavioralSignals.nullable().default(null),
  policy_matches: PolicyMatchResult.nullable().default(null),
  threat_intel: ThreatIntel.nullable().default(null),
  evidence: AggregatedEvidence.nullable().default(null),
  debate: DebateArguments.nullable().default(null),
  decision: FraudDecision.nullable().default(null),
  explanation: ExplanationResult.nullable().default(null),
  /** The versions of this case before this one, oldest first; known once a case is stored. */
  earlier_versions: z.array(CaseVersion).max(1000).optional(),
  status: z.enum(["pending", "running", "completed", "failed"]).default("pending"),
  trace: z.array(AgentTraceEntry).default([]),
});
export type PipelineState = z.output<typeof PipelineState>;

/** The input of `explain`: a decision, the phase outputs at hand, and optionally a model's raw answer to read. */
export const ExplanationRequest = z.strictObject({
  id: z.union([z.string(), z.number()]).optional(),
  decision: FraudDecision.nullable().default(null),
  transaction: Transaction.nullable().default(null),
  evidence: AggregatedEvidence.nullable().default(null),
  policy_matches: PolicyMatchResult.nullable().default(null),
  debate: DebateArguments.nullable().default(null),
  model_output: z.string().max(100_000).nullable().default(null),
  locale: LocaleName.optional(),
});
export type ExplanationRequest = z.output<typeof ExplanationRequest>;
