import type { Finding, Span } from "../contracts/explainability.ts";

/** A finding at a place that covers at least one character. */
export type PlacedFinding = Finding & { readonly span: Span };

export function isPlaced(finding: Finding): finding is PlacedFinding {
  return finding.span !== null && finding.span.end_char > finding.span.start_char;
}
