import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord, RecordedPolicy } from "../case-record.ts";
import { printConfidence } from "./audit-numbers.ts";
import { listed } from "./audit-values.ts";
import { signalWords } from "./signal-words.ts";

/** The signals in words and the policies with their relevance. */
export function findingsSentence(record: CaseRecord, locale: Locale): string {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  return `${signalClause(record, locale, not_available)}; ${policyClause(record, locale, not_available)}`;
}

function signalClause({ signals }: CaseRecord, locale: Locale, not_available: string): string {
  if (signals === null) return formatMessage("audit.signals_unknown", { not_available }, locale);
  if (signals.length === 0) return formatMessage("audit.signals_none", {}, locale);
  const words = signals.map((signal) => signalWords(signal, locale));
  return formatMessage("audit.signals", { signals: listed(words, locale) }, locale);
}

function policyClause({ policies }: CaseRecord, locale: Locale, not_available: string): string {
  if (policies === null) return formatMessage("audit.policies_unknown", { not_available }, locale);
  if (policies.length === 0) return formatMessage("audit.policies_none", {}, locale);
  const words = policies.map((policy) => withRelevance(policy, locale));
  return formatMessage("audit.policies", { policies: listed(words, locale) }, locale);
}

/** `FP-01 (relevance 0.92)`; a policy nobody ranked has its id alone. */
export function withRelevance({ policy_id, relevance }: RecordedPolicy, locale: Locale): string {
  return relevance === null
    ? policy_id
    : formatMessage("audit.policy_relevance", { policy_id, relevance: printConfidence(relevance) }, locale);
}
