import type { Finding, Severity } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { indexLines, type LineIndex } from "../../text/positions/lines.ts";
import { type AgentOutcome, outcomeText, unjudged } from "./agent-outcome.ts";
import { captionedQuotes } from "./caption-quote.ts";
import { type ReportCase, type ReportFormatter, summaryName } from "./report-case.ts";

const COMMAND: Readonly<Record<Severity, string>> = { high: "error", medium: "warning", low: "notice" };

/** Workflow commands that GitHub shows as annotations beside the text; one line each, whatever the text holds. */
export const formatGithub: ReportFormatter = (cases, { locale }) =>
  cases
    .flatMap((reportCase) => {
      const lines = indexLines(reportCase.summary_text);
      const annotations = reportCase.report.findings.map((finding) => {
        const dimension = formatMessage(`report.dimension_${finding.dimension}`, {}, locale);
        const type = finding.source.issue_type;
        const title = type === null ? dimension : `${dimension}: ${type}`;
        const properties = { file: summaryName(reportCase), ...regionOf(finding, lines), title };
        const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
        return `::${COMMAND[finding.severity]} ${listed.join(",")}::${escapeData(textOf(finding, locale))}\n`;
      });
      return [...unjudged(reportCase).map((outcome) => unjudgedText(outcome, reportCase, locale)), ...annotations];
    })
    .join("");

/** A judge that broke or did not finish: without it an empty list of findings would look like a text that passed. */
function unjudgedText(outcome: AgentOutcome, reportCase: ReportCase, locale: Locale): string {
  const title = formatMessage(`report.dimension_${outcome.dimension}`, {}, locale);
  const file = escapeProperty(summaryName(reportCase));
  return `::error file=${file},title=${escapeProperty(title)}::${escapeData(outcomeText(outcome, locale))}\n`;
}

/** GitHub refuses columns when a place runs over several lines. */
function regionOf({ span }: Finding, lines: LineIndex): Record<string, number> {
  if (span === null) return {};
  const start = lines.positionAt(span.start_char);
  const end = lines.positionAt(span.end_char);
  if (start.line !== end.line) return { line: start.line, endLine: end.line };
  return { line: start.line, endLine: end.line, col: start.column, endColumn: end.column };
}

function textOf(finding: Finding, locale: Locale): string {
  const { message, recommendation } = finding;
  return [message, ...captionedQuotes(finding, locale), recommendation ?? ""].filter((line) => line !== "").join("\n");
}

function escapeData(text: string): string {
  return text.toWellFormed().replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
