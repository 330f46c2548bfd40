import type { PipelineState } from "@beleg/core/contracts";
import type { BelegEvent } from "../events/index.ts";
import { escalationRun } from "../store/index.ts";

/** What other systems are told of a decision: the outcome and what it rests on, nothing about the customer. */
export function decisionEvent({ transaction, decision, evidence }: PipelineState, version: number): BelegEvent {
  const { transaction_id } = transaction;
  return {
    type: "decision.made",
    subject: escalationRun(transaction_id, version),
    data: {
      transaction_id,
      version,
      decision: decision?.decision ?? null,
      confidence: decision?.confidence ?? null,
      decided_by: decision?.decided_by ?? null,
      override: decision?.override ?? null,
      risk_score: evidence?.composite_risk_score ?? null,
      risk_category: evidence?.risk_category ?? null,
    },
  };
}
