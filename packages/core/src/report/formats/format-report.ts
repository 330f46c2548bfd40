import { formatCsv } from "./csv.ts";
import { formatGithub } from "./github.ts";
import { formatGitlab } from "./gitlab.ts";
import { formatHtml } from "./html/html.ts";
import { jsonLinesPieces, jsonPieces } from "./json.ts";
import { formatJunit } from "./junit.ts";
import { localeOfCases } from "./locale-of-cases.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatPretty } from "./pretty/pretty.ts";
import type { FormatOptions, ReportCase, ReportFormatter } from "./report-case.ts";
import { formatSarif } from "./sarif.ts";

/** Every way a report can be written, by the name of the format. */
export const REPORT_FORMATS = {
  json: jsonPieces,
  jsonl: jsonLinesPieces,
  md: inOnePiece(formatMarkdown),
  html: inOnePiece(formatHtml),
  sarif: inOnePiece(formatSarif),
  junit: inOnePiece(formatJunit),
  github: inOnePiece(formatGithub),
  gitlab: inOnePiece(formatGitlab),
  csv: inOnePiece(formatCsv),
  pretty: caseByCase(formatPretty),
} as const satisfies Readonly<Record<string, ReportPieces>>;

/** A format a report can be written in. */
export type ReportFormat = keyof typeof REPORT_FORMATS;

/** Writes reports in one of the formats; the same cases always give the same text. */
export function formatReport(format: ReportFormat, cases: readonly ReportCase[], options: FormatOptions): string {
  return [...reportPieces(format, cases, options)].join("");
}

/** The same text piece by piece: a report of a million findings does not fit into one string. */
export function reportPieces(
  format: ReportFormat,
  cases: readonly ReportCase[],
  options: FormatOptions,
): Iterable<string> {
  return REPORT_FORMATS[format](cases, options);
}

type ReportPieces = (cases: readonly ReportCase[], options: FormatOptions) => Iterable<string>;

function inOnePiece(format: ReportFormatter): ReportPieces {
  return (cases, options) => [format(cases, { ...options, locale: options.locale ?? localeOfCases(cases) })];
}

/** Each case by itself, in its own language, with an empty line between two. */
function caseByCase(format: ReportFormatter): ReportPieces {
  const write = inOnePiece(format);
  return (cases, options) => cases.flatMap((one, at) => [...(at === 0 ? [] : ["\n"]), ...write([one], options)]);
}
