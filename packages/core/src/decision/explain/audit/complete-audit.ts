import type { AuditCheck, DecisionReason } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { closingSentences } from "./closing-sentences.ts";
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
  const extra = [...missing.map((required) => required.sentence), ...closingSentences(record, locale, reasons)];
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
