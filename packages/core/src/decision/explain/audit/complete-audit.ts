import type { AuditCheck, DecisionReason } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { containsValue } from "./contains-value.ts";
import { type RequiredElement, requiredElements } from "./required-elements.ts";
import { verifyProse } from "./verify-prose.ts";

/** Audit prose made true and complete: corrected against the record, then supplied with what it lacks. */
export function completeAudit(
  prose: string,
  record: CaseRecord,
  locale: Locale,
  reasons: readonly DecisionReason[] = [],
): { readonly text: string; readonly check: AuditCheck } {
  const { text, corrections, named } = verifyProse(prose, record, locale);
  const missing = requiredElements(record, locale).filter((required) => !isNamed(required, text, named));
  const extra: string[] = missing.map((required) => required.sentence);
  if (record.override !== null)
    extra.push(formatMessage("decision.audit.override", { override: record.override }, locale));
  if (record.missing.length > 0) {
    extra.push(formatMessage("decision.audit.missing", { missing: record.missing.join(", ") }, locale));
  }
  if (reasons.length > 0) {
    const list = reasons.map((reason) => reason.audit_text).join("; ");
    extra.push(formatMessage("decision.audit.reasons", { reasons: list }, locale));
  }
  return {
    text: joined(text, extra),
    check: { corrections: [...corrections], appended: missing.map((required) => required.element) },
  };
}

function isNamed({ values, named: wanted }: RequiredElement, text: string, named: ReadonlySet<string>): boolean {
  return wanted.every((name) => named.has(name)) && values.every((value) => containsValue(text, value));
}

function joined(text: string, extra: readonly string[]): string {
  const body = text.trim();
  const end = body === "" || /[.!?]$/.test(body) ? body : `${body}.`;
  return [end, ...extra.map((sentence) => `${sentence}.`)].filter((part) => part !== "").join(" ");
}
