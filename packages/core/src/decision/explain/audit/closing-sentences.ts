import type { DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";

/** What closes every audit text: the rule that outranked the arbiter, the gaps in the evidence, the reasons given, who took part. */
export function closingSentences(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): string[] {
  const sentences: string[] = [];
  const { override, missing } = record;
  if (override !== null) sentences.push(formatMessage("decision.audit.override", { override }, locale));
  if (missing.length > 0) {
    sentences.push(formatMessage("decision.audit.missing", { missing: missing.join(", ") }, locale));
  }
  if (reasons.length > 0) {
    const list = reasons.map((reason) => reason.audit_text).join("; ");
    sentences.push(formatMessage("decision.audit.reasons", { reasons: list }, locale));
  }
  const { agent_names } = record;
  if (agent_names.length > 0) {
    sentences.push(formatMessage("decision.audit.agents", { agents: agent_names.join(", ") }, locale));
  }
  return sentences;
}
