import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { printConfidence, printScore } from "./audit-numbers.ts";

/** The values of a record as audit text prints them; what is missing prints as "not available". */
export interface PrintedRecord {
  readonly transaction_id: string;
  readonly decision: string;
  readonly confidence: string;
  readonly score: string | null;
  readonly category: string;
  readonly fraud: string;
  readonly customer: string;
  readonly not_available: string;
}

/** Prints the values of a record once, so that every place shows the same characters. */
export function printRecord(record: CaseRecord, locale: Locale): PrintedRecord {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  const confidence = (value: number | null | undefined) =>
    value === null || value === undefined ? not_available : printConfidence(value);
  return {
    transaction_id: record.transaction_id ?? not_available,
    decision: record.decision ?? not_available,
    confidence: confidence(record.confidence),
    score: record.risk_score === null ? null : printScore(record.risk_score),
    category: record.risk_category ?? not_available,
    fraud: confidence(record.debate?.fraud),
    customer: confidence(record.debate?.customer),
    not_available,
  };
}
