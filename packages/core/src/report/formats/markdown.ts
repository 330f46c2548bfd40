import { DIMENSIONS, type Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { indexLines, type LineIndex } from "../../text/positions/lines.ts";
import { agentOutcome, outcomeText } from "./agent-outcome.ts";
import { quotesNearest } from "./caption-quote.ts";
import { type ClaimConflict, claimConflicts } from "./claim-conflicts.ts";
import { replaceControls } from "./control-characters.ts";
import type { Place } from "./quote-places.ts";
import { quotePlaces } from "./quote-places.ts";
import { articleName, type ReportCase, type ReportFormatter, summaryName } from "./report-case.ts";

type Lines = { readonly text: LineIndex; readonly source: LineIndex; readonly quotes: ReadonlyMap<string, Place> };

/** Markdown for pull requests and wikis. */
export const formatMarkdown: ReportFormatter = (cases, { locale }) =>
  `${cases.map((reportCase) => caseText(reportCase, locale)).join("\n\n---\n\n")}\n`;

function caseText(reportCase: ReportCase, locale: Locale): string {
  const { report } = reportCase;
  const title = formatMessage("report_page.title", {}, locale);
  const blocks = [
    `# ${title}${reportCase.id === undefined ? "" : `: ${escapeMarkdown(reportCase.id)}`}`,
    scoreTable(reportCase, locale),
    report.summary.map((sentence) => `- ${escapeMarkdown(sentence)}`).join("\n"),
  ];
  const lines = {
    text: indexLines(reportCase.summary_text),
    source: indexLines(reportCase.article_text ?? ""),
    quotes: quotePlaces(report.findings, reportCase.article_text),
  };
  if (report.findings.length > 0) {
    blocks.push(`## ${formatMessage("report_page.findings", {}, locale)} (${report.findings.length})`);
    for (const [index, finding] of report.findings.entries()) {
      blocks.push(findingText(finding, index + 1, reportCase, lines, locale));
    }
  }
  for (const conflict of claimConflicts(reportCase)) blocks.push(conflictText(conflict, reportCase, lines, locale));
  return blocks.filter((block) => block !== "").join("\n\n");
}

function scoreTable(reportCase: ReportCase, locale: Locale): string {
  if (reportCase.agents === undefined) return "";
  const labels = DIMENSIONS.map((dimension) => formatMessage(`report.dimension_${dimension}`, {}, locale));
  const scores = DIMENSIONS.map((dimension) => outcomeText(agentOutcome(reportCase, dimension), locale));
  return [`| ${labels.join(" | ")} |`, `|${" --- |".repeat(labels.length)}`, `| ${scores.join(" | ")} |`].join("\n");
}

function findingText(finding: Finding, number: number, reportCase: ReportCase, lines: Lines, locale: Locale): string {
  const { span, dimension, severity, source } = finding;
  const facts = [
    formatMessage(`report.severity_${severity}`, {}, locale),
    formatMessage(`report.dimension_${dimension}`, {}, locale),
    ...(source.issue_type === null ? [] : [escapeMarkdown(source.issue_type)]),
    ...(source.verdict === null ? [] : [formatMessage(`report.verdict_${source.verdict}`, {}, locale)]),
  ];
  const text = [
    `### ${number}. ${escapeMarkdown(finding.message)}`,
    "",
    `**${facts.join(" · ")}** · \`${finding.id}\``,
  ];
  if (span !== null) {
    const at = lines.text.positionAt(span.start_char);
    text.push("", `${escapeMarkdown(`${summaryName(reportCase)}:${at.line}:${at.column}`)}`, "", quoteBlock(span.text));
  }
  for (const item of finding.evidence) {
    if (item.kind !== "quote" || item.quote === null) continue;
    const place = lines.quotes.get(item.id);
    const at = place === undefined ? null : lines.source.positionAt(place.start);
    const where = at === null ? articleName(reportCase) : `${articleName(reportCase)}:${at.line}:${at.column}`;
    text.push(
      "",
      `${formatMessage(quotesNearest(finding) ? "report_page.nearest_passage" : "report_page.source", {}, locale)} ${escapeMarkdown(where)}`,
      "",
      quoteBlock(item.quote),
    );
  }
  if (finding.recommendation !== null) text.push("", `→ ${escapeMarkdown(finding.recommendation)}`);
  return text.join("\n");
}

function conflictText({ claim, quote }: ClaimConflict, reportCase: ReportCase, lines: Lines, locale: Locale): string {
  const text = lines.text.positionAt(claim.start);
  const source = lines.source.positionAt(quote.start);
  return [
    escapeMarkdown(`${summaryName(reportCase)}:${text.line}:${text.column}`),
    quoteBlock(claim.text),
    `**${formatMessage("report.claim_conflict", {}, locale)}** ${escapeMarkdown(`${articleName(reportCase)}:${source.line}:${source.column}`)}`,
    quoteBlock(quote.text),
  ].join("\n\n");
}

function quoteBlock(text: string): string {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join("\n");
}

/** Text that Markdown shows as it is: no markup, no HTML, no second line. */
function escapeMarkdown(text: string): string {
  return (
    replaceControls(text)
      .replace(/[\r\n]+/g, " ")
      .replace(/^[ \t]+/, "")
      .replace(/[\\`*_[\]|<>~&$#]/g, "\\$&")
      // Two colons at the start of a line are a command in the log of a workflow.
      .replace(/^[-+=:]/, "\\$&")
      .replace(/^(\d{1,9})([.)])/, "$1\\$2")
  );
}
