import type { EvaluationRow } from "../api/index.ts";
import type { Claim } from "../report/index.ts";

type Judged = Pick<EvaluationRow, "claims" | "sources">;

/** The claims of a row as the report shows claims, each quote at its place in its source. */
export function claimsOfRow({ claims, sources }: Judged): readonly Claim[] {
  return claims.map(({ text, span, label, confidence, error_type, quote, source_id }, at) => ({
    id: `c${at + 1}`,
    text,
    label,
    confidence,
    errorType: error_type,
    reason: label === "uncertain" ? "not_confirmed" : label,
    decidedBy: null,
    place: span === null ? null : { start: span.start_char, end: span.end_char },
    quote: quote === null ? null : quoteIn(sources, quote, source_id),
    conflict: null,
  }));
}

function quoteIn(sources: Judged["sources"], text: string, named: string | null): Claim["quote"] {
  const holds = (source: { readonly text: string }) => source.text.includes(text);
  const source = sources.find((one) => one.id === named) ?? sources.find(holds);
  const start = source?.text.indexOf(text) ?? -1;
  // A quote whose blanks were folded stands nowhere literally: it is shown, not marked.
  const place = start < 0 ? { start: 0, end: 0 } : { start, end: start + text.length };
  return { ...place, text, folded: start < 0, source: sources.length > 1 ? (source?.id ?? null) : null };
}
