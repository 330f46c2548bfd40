import type { CaseRecord } from "../case-record.ts";
import { printConfidence } from "./audit-numbers.ts";
import type { PrintedRecord } from "./audit-record.ts";
import type { NumberSlot } from "./number-slots.ts";

/** What the record says about a slot: its value, how it prints, and the top of its scale. */
export interface ExpectedValue {
  /** Null when the record has none: any number there is wrong. */
  readonly value: number | null;
  readonly text: string;
  readonly scale: 1 | 100 | "count";
  /** Other values that are right there: the confidences of earlier versions. */
  readonly also?: readonly number[];
}

/** The record's value for a slot; null when the record says nothing about such a thing. */
export function expectedValue(slot: NumberSlot, record: CaseRecord, printed: PrintedRecord): ExpectedValue | null {
  switch (slot.name) {
    case "risk": {
      const text = printed.score === null ? printed.not_available : `${printed.score}/100`;
      return { value: record.risk_score, text, scale: 100 };
    }
    case "threat":
      return threatOf(record);
    case "behavioral":
    case "policy":
    case "transaction": {
      const value = record.components[slot.name] ?? null;
      return value === null ? null : { value, text: printConfidence(value), scale: 1 };
    }
    case "confidence":
      return confidenceOf(record, printed);
    case "fraud":
      return { value: record.debate?.fraud ?? null, text: printed.fraud, scale: 1 };
    case "customer":
      return { value: record.debate?.customer ?? null, text: printed.customer, scale: 1 };
    case "relevance": {
      const policy = record.policies?.find(({ policy_id }) => policy_id === slot.policy_id);
      if (policy === undefined) return null;
      const text = policy.relevance === null ? printed.not_available : printConfidence(policy.relevance);
      return { value: policy.relevance, text, scale: 1 };
    }
    case "signals":
      return record.signals === null ? null : countOf(record.signals.length);
    case "policies":
      return record.policies === null ? null : countOf(record.policies.length);
    case "agents":
      return record.agents === null ? null : countOf(record.agents);
  }
}

/** The level of the threats together, or of one source. */
function threatOf({ components, threats }: CaseRecord): ExpectedValue | null {
  const also = (threats ?? []).flatMap(({ level }) => level ?? []);
  const value = components.threat ?? also[0] ?? null;
  return value === null ? null : { value, text: printConfidence(value), scale: 1, also };
}

/** A person's decision has no confidence: what is said of one is said of the proposal. */
function confidenceOf({ confidence, resolution, earlier_versions }: CaseRecord, printed: PrintedRecord): ExpectedValue {
  if (resolution === null) return { value: confidence, text: printed.confidence, scale: 1 };
  const proposed = resolution.proposed.confidence;
  const also = earlier_versions.flatMap((version) => version.confidence ?? []);
  return {
    value: proposed,
    text: proposed === null ? printed.not_available : printConfidence(proposed),
    scale: 1,
    also,
  };
}

function countOf(value: number): ExpectedValue {
  return { value, text: String(value), scale: "count" };
}
