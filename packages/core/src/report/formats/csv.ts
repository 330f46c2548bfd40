import { rankScore } from "../rank-findings.ts";
import { withPlace } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { csvCell } from "./csv-cell.ts";
import { placeOf } from "./placed-text.ts";
import { quotePlaces } from "./quote-places.ts";
import { placedSummary, type ReportFormatter } from "./report-case.ts";

const COLUMNS = [
  "case",
  "file",
  "finding_id",
  "dimension",
  "severity",
  "verdict",
  "issue_type",
  "line",
  "column",
  "start_char",
  "end_char",
  "text",
  "message",
  "quotes",
  "recommendation",
  "rank_score",
] as const;

/** CSV as RFC 4180 has it, one row per finding. */
export const formatCsv: ReportFormatter = (cases) => {
  const rows: (readonly (string | number | null)[])[] = [COLUMNS];
  for (const reportCase of cases) {
    const text = placedSummary(reportCase);
    const places = quotePlaces(reportCase.report.findings, caseSources(reportCase));
    for (const finding of reportCase.report.findings) {
      const { span, source } = finding;
      const region = text.regionOf(placeOf(span));
      const at = region === null && span !== null ? text.positionAt(span.start_char) : null;
      const quotes = finding.evidence
        .filter((item) => item.kind === "quote")
        .map((item) => withPlace(item.quote ?? "", item, places));
      rows.push([
        reportCase.id ?? "",
        at?.name ?? text.file,
        finding.id,
        finding.dimension,
        finding.severity,
        source.verdict,
        source.issue_type,
        region?.line ?? at?.line ?? null,
        region?.columns?.start ?? at?.column ?? null,
        span?.start_char ?? null,
        span?.end_char ?? null,
        span?.text ?? null,
        finding.message,
        quotes.join(" | "),
        finding.recommendation,
        rankScore(finding),
      ]);
    }
  }
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
};
