import type { DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { auditTemplate } from "./audit-record.ts";
import { closingSentences } from "./closing-sentences.ts";
import { requiredElements } from "./required-elements.ts";

/** The case record in sentences: the source that audit prose is checked against. */
export function auditRecordText(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): string {
  const { transaction, debate, policies } = record;
  const lines = [
    auditTemplate(record, locale),
    // The template's line holds the other four elements.
    ...requiredElements(record, locale)
      .filter(({ element }) => element === "policies" || element === "signals")
      .map(({ sentence }) => `${sentence}.`),
    ...closingSentences(record, locale, reasons).map((sentence) => `${sentence}.`),
  ];
  const { amount, currency, timestamp, country, channel } = transaction ?? {};
  if (amount && currency && timestamp && country && channel) {
    const params = { amount, currency, timestamp, country, channel };
    lines.push(`${formatMessage("decision.audit.transaction", params, locale)}.`);
  }
  for (const { policy_id, description } of policies ?? [])
    if (description !== "") lines.push(`${policy_id}: ${description}.`);
  for (const argument of [debate?.fraud_argument, debate?.customer_argument]) if (argument) lines.push(argument);
  return lines.join("\n");
}
