import { formatCsv } from "./csv.ts";
import { formatGithub } from "./github.ts";
import { formatHtml } from "./html/html.ts";
import { formatJson, formatJsonl } from "./json.ts";
import { formatJunit } from "./junit.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatPretty } from "./pretty.ts";
import type { FormatOptions, ReportCase, ReportFormatter } from "./report-case.ts";
import { formatSarif } from "./sarif.ts";

/** Every way a report can be written, by the name of the format. */
export const REPORT_FORMATS = {
  json: formatJson,
  jsonl: formatJsonl,
  md: formatMarkdown,
  html: formatHtml,
  sarif: formatSarif,
  junit: formatJunit,
  github: formatGithub,
  csv: formatCsv,
  pretty: formatPretty,
} as const satisfies Readonly<Record<string, ReportFormatter>>;

export type ReportFormat = keyof typeof REPORT_FORMATS;

/** Writes reports in one of the formats; the same cases always give the same text. */
export function formatReport(format: ReportFormat, cases: readonly ReportCase[], options: FormatOptions): string {
  return REPORT_FORMATS[format](cases, options);
}
