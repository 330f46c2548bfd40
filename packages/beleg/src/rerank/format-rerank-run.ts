import { type CoverageSummary, formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";

/** A saved rerank run as it is shown. */
export interface ShownRerankRun {
  readonly id: number;
  readonly status: string;
  readonly query: string;
  readonly coverage: { readonly summary: CoverageSummary } | null;
  readonly review: { readonly review_id: string; readonly status: string } | null;
  readonly sources: readonly {
    readonly url: string;
    readonly status: string;
    readonly error: { code: string } | null;
  }[];
}

/** A saved run for a terminal: where it stands, what became of its sources. */
export function formatRerankRun(run: ShownRerankRun, locale: Locale): string {
  const { id, status, query, review, coverage, sources } = run;
  return [
    formatMessage("terminal.rerank_run", { id, status }, locale),
    clean(query),
    ...(review
      ? [formatMessage("terminal.rerank_review", { id: review.review_id, status: review.status }, locale)]
      : []),
    ...(coverage ? [coverageText(coverage.summary, locale)] : []),
    ...sources.map(
      ({ url, status: stands, error }) =>
        `  ${stands.padEnd(8)}  ${clean(url)}${error ? `  ${clean(error.code)}` : ""}`,
    ),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** The counts of a coverage summary in one line. */
export function coverageText(summary: CoverageSummary, locale: Locale): string {
  const { ingested_count: ingested, total, failed_count: failed, pending_count: pending, timed_out } = summary;
  const counts = formatMessage("terminal.rerank_coverage", { ingested, total, failed, pending }, locale);
  return timed_out ? `${counts}; ${formatMessage("terminal.rerank_timed_out", {}, locale)}` : counts;
}

function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
}
