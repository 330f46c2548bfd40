import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { quotable, shareOr } from "./audit-values.ts";

/** What each side of the debate argued, and how sure it was. */
export function debateSentence({ debate }: CaseRecord, locale: Locale): string {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  if (debate === null) return formatMessage("audit.debate_unknown", { not_available }, locale);
  const sides = { fraud: shareOr(debate.fraud, not_available), customer: shareOr(debate.customer, not_available) };
  const [fraud_argument, customer_argument] = [quotable(debate.fraud_argument), quotable(debate.customer_argument)];
  return fraud_argument === "" || customer_argument === ""
    ? formatMessage("audit.debate_alone", sides, locale)
    : formatMessage("audit.debate", { ...sides, fraud_argument, customer_argument }, locale);
}
