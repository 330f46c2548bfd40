import { DIMENSIONS, type Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { indexLines, type LineIndex } from "../../text/positions/lines.ts";
import { shorten } from "../shorten.ts";
import { agentOutcome, outcomeText } from "./agent-outcome.ts";
import { captionQuote } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { type ClaimConflict, claimConflicts } from "./claim-conflicts.ts";
import { countClaims } from "./claim-counts.ts";
import { replaceControls } from "./control-characters.ts";
import { type QuotePlace, quotePlaces, quoteWhere } from "./quote-places.ts";
import { type Paint, type ReportCase, type ReportFormatter, summaryName } from "./report-case.ts";

type Places = { readonly text: LineIndex; readonly quotes: ReadonlyMap<string, QuotePlace> };

const plain: Paint = (_tone, text) => text;

/** For a terminal: scores on top, then each finding with its place and the quote that decides it. */
export const formatPretty: ReportFormatter = (cases, { locale, paint = plain }) =>
  cases.map((reportCase) => caseText(reportCase, locale, paint)).join("\n");

function caseText(reportCase: ReportCase, locale: Locale, paint: Paint): string {
  const { report } = reportCase;
  const lines = reportCase.id === undefined ? [] : [paint("strong", visible(reportCase.id))];
  const scores = scoreLine(reportCase, locale, paint);
  if (scores !== "") lines.push(scores);
  const sources = caseSources(reportCase);
  const places: Places = { text: indexLines(reportCase.summary_text), quotes: quotePlaces(report.findings, sources) };
  for (const finding of report.findings) lines.push(...findingLines(finding, reportCase, places, locale, paint));
  for (const conflict of claimConflicts(reportCase, sources)) {
    lines.push(...conflictLines(conflict, reportCase, places, locale));
  }
  lines.push(`  ${paint("faint", visible(report.summary[0] ?? ""))}`);
  return `${lines.join("\n")}\n`;
}

function scoreLine(reportCase: ReportCase, locale: Locale, paint: Paint): string {
  if (reportCase.agents === undefined) return "";
  const scores = DIMENSIONS.map((dimension) => {
    const label = formatMessage(`report.dimension_${dimension}`, {}, locale);
    return `${label} ${paint("strong", outcomeText(agentOutcome(reportCase, dimension), locale))}`;
  });
  const counts = countClaims(reportCase.agents.factuality);
  if (counts === null) return `  ${scores.join("   ")}`;
  const claims = (["incorrect", "uncertain", "correct", "failed"] as const)
    .filter((label) => label !== "failed" || counts.failed > 0)
    .map(
      (label) =>
        `${counts[label]} ${formatMessage(`report.${counts[label] === 1 ? "claim" : "claims"}_${label}`, {}, locale)}`,
    );
  return `  ${scores.join("   ")}        ${claims.join(" · ")}`;
}

function findingLines(
  finding: Finding,
  reportCase: ReportCase,
  places: Places,
  locale: Locale,
  paint: Paint,
): string[] {
  const { dimension, severity, source, span, message } = finding;
  const name = summaryName(reportCase);
  const place = span === null ? name : placeText(name, places.text, span.start_char);
  const parts = [
    visible(place),
    paint(severity, formatMessage(`report.severity_${severity}`, {}, locale)),
    paint("strong", visible(source.issue_type ?? formatMessage(`report.dimension_${dimension}`, {}, locale))),
    ...(span === null || span.text === "" ? [] : [`"${visible(shorten(span.text))}"`]),
    visible(message),
  ];
  const quotes = finding.evidence
    .filter((item) => item.kind === "quote")
    .map((item) => {
      const where = quoteWhere(item, places.quotes.get(item.id), reportCase);
      return `      ${paint("faint", visible(where))}    ${visible(captionQuote(finding, `"${item.quote ?? ""}"`, locale))}`;
    });
  return [`  ${parts.join("  ")}`, ...quotes];
}

function conflictLines(
  { claim, quote }: ClaimConflict,
  reportCase: ReportCase,
  places: Places,
  locale: Locale,
): string[] {
  const text = placeText(summaryName(reportCase), places.text, claim.start);
  const source = placeText(quote.source.name, quote.source.lines, quote.start);
  return [
    `  ${visible(text)}  "${visible(shorten(claim.text))}"  ${formatMessage("report.claim_conflict", {}, locale)}:`,
    `      ${visible(source)}    "${visible(quote.text)}"`,
  ];
}

function placeText(name: string, lines: LineIndex, offset: number): string {
  const { line, column } = lines.positionAt(offset);
  return `${name}:${line}:${column}`;
}

/**
 * One line that steers neither a terminal nor a workflow: line ends become blanks, control and direction characters are
 * shown, and two colons do not begin it, which GitHub would take for a command.
 */
function visible(text: string): string {
  return replaceControls(text)
    .replace(/[\r\n\t\u2028\u2029]+/g, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "\ufffd")
    .replace(/^\s*:(?=:)/, "\ufffd");
}
