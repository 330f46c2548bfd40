import type { ExplanationQuality, ExplanationResult } from "../../contracts/decision/index.ts";
import { createFactualityAgent, embeddedFactuality } from "../../factuality/index.ts";
import type { Locale } from "../../locales/index.ts";
import { auditRecordText } from "./audit/audit-record-text.ts";
import type { CaseRecord } from "./case-record.ts";

const factuality = createFactualityAgent(embeddedFactuality);

/** How the judges rate the two texts: the audit text against the case record, the customer text for its reader. */
export async function assessQuality(
  { audit_explanation }: Pick<ExplanationResult, "audit_explanation" | "customer_explanation">,
  record: CaseRecord,
  locale: Locale,
): Promise<ExplanationQuality> {
  const audit = await factuality.check(
    { article_text: auditRecordText(record, locale), summary_text: audit_explanation },
    { locale, language: locale },
  );
  return { audit_factuality: audit, customer_readability: null };
}
