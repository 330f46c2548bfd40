import type {
  CaseResolution,
  CaseVersion,
  DecisionMaker,
  DecisionOutcome,
  DecisionOverride,
  PipelineState,
  RiskCategory,
  Transaction,
} from "../../contracts/decision/index.ts";

/** The facts of a case as both explanations need them; null stands for "not available", never for zero. */
export interface CaseRecord {
  readonly transaction_id: string | null;
  readonly decision: DecisionOutcome | null;
  readonly confidence: number | null;
  readonly override: DecisionOverride | null;
  readonly risk_score: number | null;
  readonly risk_category: RiskCategory | null;
  /** The parts of the score by name; null where a phase gave nothing, empty when nobody said. */
  readonly components: Readonly<Partial<Record<EvidencePart, number | null>>>;
  readonly missing: readonly string[];
  /** Null when nobody said which were raised; empty when none was. */
  readonly signals: readonly string[] | null;
  /** What weighed in, the heaviest first; empty when nobody said. */
  readonly factors: readonly string[];
  /** Null when the policy phase gave nothing; empty when it found nothing. */
  readonly policies: readonly RecordedPolicy[] | null;
  readonly debate: RecordedDebate | null;
  readonly transaction: Partial<Transaction> | null;
  /** What outside sources say, each with its level; null when nobody asked. */
  readonly threats: readonly RecordedThreat[] | null;
  readonly amount_ratio: number | null;
  readonly usual_amount: string | null;
  readonly usual_hours: string | null;
  readonly usual_countries: readonly string[];
  /** Whether the device is one of the customer's; null when nobody knows. */
  readonly is_unknown_device: boolean | null;
  readonly decided_by: DecisionMaker | null;
  /** How a person or the deadline closed the case; `confidence` is then null and the proposal stands in here. */
  readonly resolution: CaseResolution | null;
  readonly earlier_versions: readonly CaseVersion[];
  /** Ids that mean nothing outside: customer, device, merchant, chunks. */
  readonly internal_ids: readonly string[];
  readonly agents: number | null;
  /** The agents that ran, by name, in order; those that were skipped are left out. */
  readonly agent_names: readonly string[];
  /** Words of the record that prose may quote with their numbers: usual hours, threat sources. */
  readonly notes: readonly string[];
}

/** The parts a risk score is made of. */
export const EVIDENCE_PARTS = ["behavioral", "policy", "threat", "transaction"] as const;
export type EvidencePart = (typeof EVIDENCE_PARTS)[number];

export interface RecordedThreat {
  readonly source: string;
  readonly level: number | null;
}

export interface RecordedPolicy {
  readonly policy_id: string;
  readonly description: string;
  readonly relevance: number | null;
  /** What one of its rules asks for in this case. */
  readonly action?: DecisionOutcome | undefined;
  /** The sentence of the policy that speaks to this case. */
  readonly quote?: string | undefined;
}

export interface RecordedDebate {
  readonly fraud: number | null;
  readonly customer: number | null;
  readonly fraud_argument: string;
  readonly customer_argument: string;
}

type Recorded = Pick<PipelineState, "transaction" | "evidence" | "policy_matches" | "debate" | "decision"> &
  Partial<
    Pick<PipelineState, "customer_behavior" | "transaction_signals" | "threat_intel" | "trace" | "earlier_versions">
  >;

/** The record of a case that went through the pipeline. */
export function caseRecord(state: Recorded): CaseRecord {
  const { transaction, evidence, policy_matches, debate, decision, customer_behavior, transaction_signals, trace } =
    state;
  const agent_names = (trace ?? []).filter(tookPart).map(({ agent }) => agent);
  return {
    transaction_id: transaction.transaction_id,
    decision: decision?.decision ?? null,
    confidence: decision?.confidence ?? null,
    override: decision?.override ?? null,
    risk_score: evidence?.composite_risk_score ?? null,
    risk_category: evidence?.risk_category ?? null,
    components: evidence?.components ?? {},
    missing: evidence?.missing ?? [],
    signals: decision?.signals.length ? decision.signals : (evidence?.all_signals ?? null),
    factors: (evidence?.contributions ?? []).map(({ factor }) => factor),
    policies:
      policy_matches?.matches.map((found) => ({
        policy_id: found.policy_id,
        description: found.description,
        relevance: found.relevance_score,
        ...(found.action === null ? {} : { action: found.action }),
        ...(found.quote === undefined ? {} : { quote: found.quote }),
      })) ?? null,
    debate:
      debate === null
        ? null
        : {
            fraud: debate.pro_fraud_confidence,
            customer: debate.pro_customer_confidence,
            fraud_argument: debate.pro_fraud_argument,
            customer_argument: debate.pro_customer_argument,
          },
    transaction,
    threats:
      state.threat_intel?.sources.map(({ source_name, confidence }) => ({ source: source_name, level: confidence })) ??
      null,
    amount_ratio: transaction_signals?.amount_ratio ?? null,
    usual_amount: customer_behavior?.usual_amount_avg ?? null,
    usual_hours: customer_behavior?.usual_hours ?? null,
    usual_countries: customer_behavior?.usual_countries ?? [],
    is_unknown_device: transaction_signals?.is_unknown_device ?? null,
    decided_by: decision?.decided_by ?? null,
    resolution: decision?.resolution ?? null,
    earlier_versions: state.earlier_versions ?? [],
    internal_ids: internalIds(transaction, customer_behavior?.usual_devices ?? []),
    agents: agent_names.length === 0 ? null : agent_names.length,
    agent_names,
    notes: [...(evidence?.all_citations ?? []), ...(customer_behavior ? [customer_behavior.usual_hours] : [])],
  };
}

/** Whether an agent had a part in the decision: it ran, and it is not the one that only tells of it. */
export function tookPart({ agent, status }: { readonly agent?: unknown; readonly status?: unknown }): boolean {
  return status !== "skipped" && agent !== "explainability";
}

/** The ids of a transaction that a customer must not read. */
export function internalIds(
  transaction: Partial<Pick<Transaction, "customer_id" | "device_id" | "merchant_id">>,
  devices: readonly string[] = [],
): string[] {
  const ids = [transaction.customer_id, transaction.device_id, transaction.merchant_id, ...devices];
  return ids.filter((id) => typeof id === "string");
}
