import type { EvidenceItem } from "../../contracts/explainability.ts";
import { indexLines } from "../../text/positions/lines.ts";
import { rankScore } from "../rank-findings.ts";
import { withSource } from "./caption-quote.ts";
import { type ReportFormatter, summaryName } from "./report-case.ts";

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
    const lines = indexLines(reportCase.summary_text);
    for (const finding of reportCase.report.findings) {
      const { span, source } = finding;
      const at = span === null ? null : lines.positionAt(span.start_char);
      const quotes = finding.evidence.filter((item) => item.kind === "quote").map(quoteCell);
      rows.push([
        reportCase.id ?? "",
        summaryName(reportCase),
        finding.id,
        finding.dimension,
        finding.severity,
        source.verdict,
        source.issue_type,
        at?.line ?? null,
        at?.column ?? null,
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
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
};

/** A quote, with the id of its source where there are several. */
function quoteCell(item: EvidenceItem): string {
  return withSource(item.quote ?? "", item);
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // A sheet runs a cell that starts like a formula, in wide letters too; the apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
