import type { ExplanationResult } from "@beleg/core/contracts";
import type { FastifyBaseLogger } from "fastify";

/** One line for each explanation: how it came about, and nothing of what it says or about whom. */
export function logExplanation(log: FastifyBaseLogger, explanation: ExplanationResult | null): void {
  if (explanation === null) return;
  const { explanation_source, filter, audit_check, locale, variant, reasons, key_factors } = explanation;
  log.info(
    {
      explanation_source,
      filter: filter.status,
      rule_ids: filter.rule_ids,
      audit_corrections: audit_check?.corrections.length ?? 0,
      audit_appended: audit_check?.appended ?? [],
      locale: locale ?? null,
      variant: variant ?? null,
      reasons: reasons.length,
      key_factors: key_factors.length,
      customer_chars: explanation.customer_explanation.length,
      audit_chars: explanation.audit_explanation.length,
    },
    "explained",
  );
}
