import type { Dimension, Finding, Severity } from "../contracts/explainability.ts";
import { compareText } from "./draft-finding.ts";

const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { low: 1.0, medium: 2.0, high: 3.0 };
const DIMENSION_WEIGHT: Readonly<Record<Dimension, number>> = { factuality: 1.2, coherence: 1.0, readability: 0.8 };

type Rankable = Pick<Finding, "dimension" | "severity" | "span">;

/** How much a finding matters: severity × dimension × (1 + ln(length)); without a place the length counts as 1. */
export function rankScore({ dimension, severity, span }: Rankable): number {
  const length = span === null ? 1 : Math.max(1, span.end_char - span.start_char);
  return SEVERITY_WEIGHT[severity] * DIMENSION_WEIGHT[dimension] * (1 + Math.log(length));
}

/** Step 3: highest score first, equal scores by id. */
export function rankFindings(findings: readonly Finding[]): Finding[] {
  const scores = Float64Array.from(findings, rankScore);
  const order = Uint32Array.from(findings, (_, index) => index);
  order.sort(
    (a, b) =>
      (scores[b] as number) - (scores[a] as number) ||
      compareText((findings[a] as Finding).id, (findings[b] as Finding).id),
  );
  return Array.from(order, (index) => findings[index] as Finding);
}
