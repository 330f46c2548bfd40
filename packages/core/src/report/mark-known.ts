import type { ExplainabilityResult, Finding } from "../contracts/explainability.ts";

/** The report with a mark on each finding that was there before. */
export function markKnown(report: ExplainabilityResult, known: ReadonlySet<string> | undefined): ExplainabilityResult {
  if (known === undefined || known.size === 0) return report;
  const marked = (findings: readonly Finding[]) =>
    findings.map((finding): Finding => (known.has(finding.id) ? { ...finding, known: true } : finding));
  const { factuality, coherence, readability, criteria } = report.by_dimension;
  return {
    ...report,
    findings: marked(report.findings),
    by_dimension: {
      factuality: marked(factuality),
      coherence: marked(coherence),
      readability: marked(readability),
      ...(criteria && { criteria: marked(criteria) }),
    },
  };
}
