import type { AuditCheck, DecisionReason } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { auditSentences } from "./audit-sentences.ts";
import { closingClauses } from "./closing-clauses.ts";
import { containsValue } from "./contains-value.ts";
import { type RequiredElement, requiredElements } from "./required-elements.ts";
import { reviewSentence } from "./review-sentence.ts";
import { verifyProse } from "./verify-prose.ts";

/** Audit prose made true and complete: corrected against the record, then supplied with what it lacks. */
export function completeAudit(
  prose: string,
  record: CaseRecord,
  locale: Locale,
): { readonly text: string; readonly check: AuditCheck } {
  const { text, corrections, named } = verifyProse(prose, record, locale);
  const missing = requiredElements(record, locale).filter((required) => !isNamed(required, text, named));
  const review = reviewSentence(record, locale);
  const extra = [
    ...missing.map((required) => required.sentence),
    ...closingClauses(record, locale).filter((clause) => !text.includes(clause)),
    ...(review === null || text.includes(review) ? [] : [review]),
  ];
  return {
    text: joined(text, extra),
    check: { corrections: [...corrections], appended: missing.map((required) => required.element) },
  };
}

/** The audit text of the template. It is made from the record, so there is nothing to check in it and nothing missing. */
export function templateAudit(
  record: CaseRecord,
  locale: Locale,
  reasons: readonly DecisionReason[] = [],
): { readonly text: string; readonly check: AuditCheck } {
  return { text: auditSentences(record, locale, reasons).join(" "), check: { corrections: [], appended: [] } };
}

function isNamed({ values, named: wanted }: RequiredElement, text: string, named: ReadonlySet<string>): boolean {
  return (
    wanted.every((name) => named.has(name)) && values.every((forms) => forms.some((form) => containsValue(text, form)))
  );
}

function joined(text: string, extra: readonly string[]): string {
  // Prose without a letter or digit says nothing.
  const body = /[\p{L}\p{N}]/u.test(text) ? text.trim() : "";
  const end = body === "" || /[.!?]$/.test(body) ? body : `${body}.`;
  return [end, ...extra.map((sentence) => `${sentence}.`)].filter((part) => part !== "").join(" ");
}
