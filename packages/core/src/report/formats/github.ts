import type { Finding, Severity } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { type AgentOutcome, outcomeText, unjudged } from "./agent-outcome.ts";
import { captionedQuotes, quoted } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { type FileRegion, type Place, type PlacedText, placeOf } from "./placed-text.ts";
import { type QuotePlaces, quotePlaces } from "./quote-places.ts";
import { placedSummary, type ReportCase, type ReportFormatter } from "./report-case.ts";

const COMMAND: Readonly<Record<Severity, string>> = { high: "error", medium: "warning", low: "notice" };

/** Workflow commands that GitHub shows as annotations beside the text; one line each, whatever the text holds. */
export const formatGithub: ReportFormatter = (cases, { locale }) =>
  cases
    .flatMap((reportCase) => {
      const text = placedSummary(reportCase);
      const places = quotePlaces(reportCase.report.findings, caseSources(reportCase));
      const annotations = reportCase.report.findings.map((finding) => {
        const dimension = formatMessage(`report.dimension_${finding.dimension}`, {}, locale);
        const type = finding.source.issue_type;
        const region = regionIn(text, placeOf(finding.span));
        const title = titled(type === null ? dimension : `${dimension}: ${type}`, reportCase);
        const level = reportCase.known?.has(finding.id) ? "notice" : COMMAND[finding.severity];
        return command(level, text, region, title, textOf(finding, text, region, places, locale));
      });
      return [
        ...unjudged(reportCase).map((outcome) => unjudgedText(outcome, text, reportCase, locale)),
        ...annotations,
      ];
    })
    .join("");

/** A judge that broke or did not finish: without it an empty list of findings would look like a text that passed. */
function unjudgedText(outcome: AgentOutcome, text: PlacedText, reportCase: ReportCase, locale: Locale): string {
  const title = titled(formatMessage(`report.dimension_${outcome.dimension}`, {}, locale), reportCase);
  return command("error", text, regionIn(text, null), title, outcomeText(outcome, locale));
}

/** A title that names its case, where cases have names. */
function titled(title: string, { id }: ReportCase): string {
  return id === undefined ? title : `${title} (${id})`;
}

/** The lines of a file that GitHub can show: what came through a pipe has none. */
function regionIn(text: PlacedText, place: Place | null): FileRegion | null {
  return text.path === null ? null : text.regionOf(place);
}

function command(name: string, { path }: PlacedText, region: FileRegion | null, title: string, text: string): string {
  const properties = { ...(path !== null && { file: path }), ...(region && lineProperties(region)), title };
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name} ${listed.join(",")}::${escapeData(text)}\n`;
}

/** GitHub refuses columns when a place runs over several lines. */
function lineProperties({ line, endLine, columns }: FileRegion): Record<string, number> {
  if (columns === null || line !== endLine) return { line, endLine };
  return { line, endLine, col: columns.start, endColumn: columns.end };
}

function textOf(
  finding: Finding,
  text: PlacedText,
  region: FileRegion | null,
  places: QuotePlaces,
  locale: Locale,
): string {
  const { message, recommendation, span } = finding;
  // What no line of the file can show is said in words.
  const where = span === null || region?.columns ? "" : `${text.where(placeOf(span))} ${quoted(span.text, locale)}`;
  return [message, where, ...captionedQuotes(finding, places, locale), recommendation ?? ""]
    .filter((line) => line !== "")
    .join("\n");
}

function escapeData(text: string): string {
  return text.toWellFormed().replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
