import type { ExplanationQuality, ExplanationResult } from "../../contracts/decision/index.ts";
import { createFactualityAgent, embeddedFactuality } from "../../judges/factuality/index.ts";
import { createReadabilityAgent, embeddedReadabilityEvaluator } from "../../judges/readability/index.ts";
import type { Locale } from "../../locales/index.ts";
import { auditRecordText } from "./audit/audit-record-text.ts";
import type { CaseRecord } from "./case-record.ts";

const factuality = createFactualityAgent(embeddedFactuality);
const readability = createReadabilityAgent(embeddedReadabilityEvaluator);

/** How the judges rate the two texts: the audit text against the case record, the customer text for its reader. */
export async function assessQuality(
  { audit_explanation, customer_explanation, reasons }: ExplanationResult,
  record: CaseRecord,
  locale: Locale,
): Promise<ExplanationQuality> {
  const options = { locale, language: locale };
  const [audit_factuality, customer_readability] = await Promise.all([
    factuality.run(
      { article_text: auditRecordText(record, locale, reasons), summary_text: audit_explanation },
      options,
    ),
    readability.run({ article_text: "", summary_text: customer_explanation }, options),
  ]);
  return { audit_factuality, customer_readability };
}
