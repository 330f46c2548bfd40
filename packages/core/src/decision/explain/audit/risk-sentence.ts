import { formatMessage, type Locale } from "../../../locales/index.ts";
import { type CaseRecord, EVIDENCE_PARTS } from "../case-record.ts";
import { printScore } from "./audit-numbers.ts";
import { listed, shareOr } from "./audit-values.ts";
import { threatWords } from "./threat-words.ts";

/** The composite risk with the parts it is made of, and what outside sources say. */
export function riskSentence(record: CaseRecord, locale: Locale): string {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  const { risk_score, risk_category, components } = record;
  const threats = threatClause(record, locale, not_available);
  if (risk_score === null) return formatMessage("audit.risk_unknown", { not_available, threats }, locale);
  const risk = {
    score: printScore(risk_score),
    category: risk_category ?? not_available,
    word: risk_category === null ? not_available : formatMessage(`audit.category.${risk_category}`, {}, locale),
    threats,
  };
  if (EVIDENCE_PARTS.every((part) => components[part] === undefined)) {
    return formatMessage("audit.risk_alone", risk, locale);
  }
  const { behavioral, policy, threat, transaction } = components;
  const parts = {
    behavioral: shareOr(behavioral, not_available),
    policy: shareOr(policy, not_available),
    threat: shareOr(threat, not_available),
    transaction: shareOr(transaction, not_available),
  };
  return formatMessage("audit.risk", { ...risk, ...parts }, locale);
}

function threatClause({ threats }: CaseRecord, locale: Locale, not_available: string): string {
  if (threats === null) return formatMessage("audit.threats_unknown", { not_available }, locale);
  if (threats.length === 0) return formatMessage("audit.threats_none", {}, locale);
  const sources = listed(
    threats.map((threat) => threatWords(threat, locale)),
    locale,
  );
  return formatMessage("audit.threats", { sources }, locale);
}
