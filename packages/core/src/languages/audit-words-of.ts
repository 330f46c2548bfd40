import { auditWords as de } from "./de/audit-words.ts";
import { auditWords as en } from "./en/audit-words.ts";
import { auditWords as es } from "./es/audit-words.ts";
import type { Locale } from "./locale.ts";
import type { AuditWords } from "./parts/audit-words.ts";
import { auditWords as pt } from "./pt/audit-words.ts";

/** Beside the packs, not in them: a check reads no case and should not load this. */
const AUDIT_WORDS = { de, en, es, pt } satisfies Readonly<Record<Locale, AuditWords>>;

/** How a language tells the facts of a case. */
export function auditWordsOf(locale: Locale): AuditWords {
  return AUDIT_WORDS[locale];
}
