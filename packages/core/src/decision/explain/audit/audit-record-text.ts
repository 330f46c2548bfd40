import type { DecisionReason } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { auditRows } from "./audit-rows.ts";
import { auditSentences } from "./audit-sentences.ts";
import { closingClauses } from "./closing-clauses.ts";
import { requiredElements } from "./required-elements.ts";

/** The case record in sentences: the source that audit prose is checked against. */
export function auditRecordText(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): string {
  const { debate, policies } = record;
  return [
    ...auditSentences(record, locale, reasons),
    ...requiredElements(record, locale).map(({ sentence }) => `${sentence}.`),
    ...closingClauses(record, locale).map((clause) => `${clause}.`),
    ...auditRows(record, locale, reasons).map(({ label, value }) => `${label}: ${value}.`),
    ...(policies ?? []).flatMap(({ policy_id, description, quote }) => [
      ...(description === "" ? [] : [`${policy_id}: ${description}.`]),
      ...(quote === undefined ? [] : [quote]),
    ]),
    ...[debate?.fraud_argument, debate?.customer_argument].filter((argument) => argument),
  ].join("\n");
}
