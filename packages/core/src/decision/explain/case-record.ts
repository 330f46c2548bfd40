import type {
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
  readonly components: readonly number[];
  readonly missing: readonly string[];
  /** Null when nobody said which were raised; empty when none was. */
  readonly signals: readonly string[] | null;
  /** What weighed in, the heaviest first; empty when nobody said. */
  readonly factors: readonly string[];
  /** Null when the policy phase gave nothing; empty when it found nothing. */
  readonly policies: readonly RecordedPolicy[] | null;
  readonly debate: RecordedDebate | null;
  readonly transaction: Partial<Transaction> | null;
  readonly amount_ratio: number | null;
  readonly usual_amount: string | null;
  /** Ids that mean nothing outside: customer, device, merchant, chunks. */
  readonly internal_ids: readonly string[];
  readonly agents: number | null;
  /** The agents that ran, by name, in order; those that were skipped are left out. */
  readonly agent_names: readonly string[];
  /** Words of the record that prose may quote with their numbers: usual hours, threat sources. */
  readonly notes: readonly string[];
}

export interface RecordedPolicy {
  readonly policy_id: string;
  readonly description: string;
  readonly relevance: number | null;
}

export interface RecordedDebate {
  readonly fraud: number | null;
  readonly customer: number | null;
  readonly fraud_argument: string;
  readonly customer_argument: string;
}

type Recorded = Pick<PipelineState, "transaction" | "evidence" | "policy_matches" | "debate" | "decision"> &
  Partial<Pick<PipelineState, "customer_behavior" | "transaction_signals" | "trace">>;

/** The record of a case that went through the pipeline. */
export function caseRecord(state: Recorded): CaseRecord {
  const { transaction, evidence, policy_matches, debate, decision, customer_behavior, transaction_signals, trace } =
    state;
  const components = evidence?.components;
  const agent_names = (trace ?? []).filter(({ status }) => status !== "skipped").map(({ agent }) => agent);
  return {
    transaction_id: transaction.transaction_id,
    decision: decision?.decision ?? null,
    confidence: decision?.confidence ?? null,
    override: decision?.override ?? null,
    risk_score: evidence?.composite_risk_score ?? null,
    risk_category: evidence?.risk_category ?? null,
    components: Object.values(components ?? {}).filter((part) => part !== null),
    missing: evidence?.missing ?? [],
    signals: decision?.signals.length ? decision.signals : (evidence?.all_signals ?? null),
    factors: (evidence?.contributions ?? []).map(({ factor }) => factor),
    policies:
      policy_matches?.matches.map((found) => ({
        policy_id: found.policy_id,
        description: found.description,
        relevance: found.relevance_score,
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
    amount_ratio: transaction_signals?.amount_ratio ?? null,
    usual_amount: customer_behavior?.usual_amount_avg ?? null,
    internal_ids: internalIds(transaction, customer_behavior?.usual_devices ?? []),
    agents: agent_names.length === 0 ? null : agent_names.length,
    agent_names,
    notes: [...(evidence?.all_citations ?? []), ...(customer_behavior ? [customer_behavior.usual_hours] : [])],
  };
}

/** The ids of a transaction that a customer must not read. */
export function internalIds(
  transaction: Partial<Pick<Transaction, "customer_id" | "device_id" | "merchant_id">>,
  devices: readonly string[] = [],
): string[] {
  const ids = [transaction.customer_id, transaction.device_id, transaction.merchant_id, ...devices];
  return ids.filter((id) => typeof id === "string");
}
