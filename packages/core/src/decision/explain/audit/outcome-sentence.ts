import type { DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { type CaseRecord, EVIDENCE_PARTS, type EvidencePart } from "../case-record.ts";
import { printConfidence } from "./audit-numbers.ts";
import { listed } from "./audit-values.ts";

/** What the system decided or, where a person decided after it, had proposed: how sure, by what, under which rule, why. */
export function outcomeSentence(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): string {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  const { resolution, override, missing } = record;
  const { decision, confidence, decided_by } = resolution === null ? record : resolution.proposed;
  const texts = reasons.map((reason) => reason.audit_text);
  const parts = {
    decision: decision ?? not_available,
    sure:
      confidence === null
        ? formatMessage("audit.unsure", { not_available }, locale)
        : formatMessage("audit.sure", { confidence: printConfidence(confidence) }, locale),
    by: decided_by === "model" || decided_by === "fallback" ? formatMessage(`audit.by.${decided_by}`, {}, locale) : "",
    rule:
      override === null
        ? formatMessage("audit.no_rule", {}, locale)
        : formatMessage("audit.rule", { rule: formatMessage(`audit.rule.${override}`, {}, locale) }, locale),
    missing: missing.length === 0 ? "" : formatMessage("audit.missing", { parts: partNames(missing, locale) }, locale),
    reasons: texts.length === 0 ? "" : formatMessage("audit.reasons", { reasons: listed(texts, locale) }, locale),
  };
  return formatMessage(resolution === null ? "audit.decided" : "audit.proposed", parts, locale);
}

/** The missing parts of the evidence in words; what other systems call a part stays as it is. */
export function partNames(missing: readonly string[], locale: Locale): string {
  const isPart = (name: string): name is EvidencePart => (EVIDENCE_PARTS as readonly string[]).includes(name);
  const names = missing.map((name) => (isPart(name) ? formatMessage(`audit.part.${name}`, {}, locale) : name));
  return listed(names, locale);
}
