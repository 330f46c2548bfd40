import type { Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { trustLines } from "../trust/trust-lines.ts";
import { agentOutcome, outcomeText, shownDimensions } from "./agent-outcome.ts";
import { quotesNearest } from "./caption-quote.ts";
import { type CaseSource, caseSources } from "./case-sources.ts";
import { type ClaimConflict, claimConflicts } from "./claim-conflicts.ts";
import { replaceControls } from "./control-characters.ts";
import { judgedCriteria } from "./judged-criteria.ts";
import { type PlacedText, placeOf } from "./placed-text.ts";
import { type QuotePlace, quotePlaces, quoteWhere } from "./quote-places.ts";
import { placedSummary, type ReportCase, type ReportFormatter } from "./report-case.ts";

type Places = { readonly text: PlacedText; readonly quotes: ReadonlyMap<string, QuotePlace> };

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
    trustLines(reportCase, locale).join("\n"),
    criteriaList(reportCase, locale),
  ];
  const sources = caseSources(reportCase);
  const places = { text: placedSummary(reportCase), quotes: quotePlaces(report.findings, sources) };
  if (report.findings.length > 0) {
    blocks.push(`## ${formatMessage("report_page.findings", {}, locale)} (${report.findings.length})`);
    for (const [index, finding] of report.findings.entries()) {
      blocks.push(findingText(finding, index + 1, reportCase, places, locale));
    }
  }
  for (const conflict of claimConflicts(reportCase, sources)) {
    blocks.push(conflictText(conflict, places, locale));
  }
  blocks.push(sourceList(sources, locale));
  return blocks.filter((block) => block !== "").join("\n\n");
}

function scoreTable(reportCase: ReportCase, locale: Locale): string {
  if (reportCase.agents === undefined) return "";
  const dimensions = shownDimensions(reportCase);
  const labels = dimensions.map((dimension) => formatMessage(`report.dimension_${dimension}`, {}, locale));
  const scores = dimensions.map((dimension) => outcomeText(agentOutcome(reportCase, dimension), locale));
  return [`| ${labels.join(" | ")} |`, `|${" --- |".repeat(labels.length)}`, `| ${scores.join(" | ")} |`].join("\n");
}

function criteriaList(reportCase: ReportCase, locale: Locale): string {
  const criteria = judgedCriteria(reportCase);
  if (criteria.length === 0) return "";
  const lines = criteria.map(({ text, state, quote }) => {
    const words = quote === null ? "" : `: “${escapeMarkdown(quote.text)}”`;
    return `- ${escapeMarkdown(text)} · **${formatMessage(`report.criterion_state_${state}`, {}, locale)}**${words}`;
  });
  return `## ${formatMessage("report.criteria", {}, locale)}\n\n${lines.join("\n")}`;
}

function findingText(finding: Finding, number: number, reportCase: ReportCase, places: Places, locale: Locale): string {
  const { span, dimension, severity, source } = finding;
  const facts = [
    formatMessage(`report.severity_${severity}`, {}, locale),
    formatMessage(`report.dimension_${dimension}`, {}, locale),
    ...(source.issue_type === null ? [] : [escapeMarkdown(source.issue_type)]),
    ...(source.verdict === null ? [] : [formatMessage(`report.verdict_${source.verdict}`, {}, locale)]),
    ...(reportCase.known?.has(finding.id) ? [formatMessage("report.known_finding", {}, locale)] : []),
  ];
  const text = [
    `### ${number}. ${escapeMarkdown(finding.message)}`,
    "",
    `**${facts.join(" · ")}** · \`${finding.id}\``,
  ];
  if (span !== null) {
    const where = places.text.where(placeOf(span));
    text.push("", escapeMarkdown(where), "", quoteBlock(span.text));
  }
  for (const item of finding.evidence) {
    if (item.kind !== "quote" || item.quote === null) continue;
    const where = quoteWhere(item, places.quotes.get(item.id), reportCase);
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

function conflictText({ claim, quote }: ClaimConflict, places: Places, locale: Locale): string {
  return [
    escapeMarkdown(places.text.where(claim)),
    quoteBlock(claim.text),
    `**${formatMessage("report.claim_conflict", {}, locale)}** ${escapeMarkdown(quote.source.where(quote))}`,
    quoteBlock(quote.text),
  ].join("\n\n");
}

/** What is known of the sources that have a title, an address or a date. */
function sourceList(sources: readonly CaseSource[], locale: Locale): string {
  const known = sources.filter(({ about }) => about.length > 0);
  if (known.length === 0) return "";
  const lines = known.map(({ name, about }) => `- ${escapeMarkdown(name)}: ${escapeMarkdown(about.join(", "))}`);
  return `## ${formatMessage("report_page.sources", {}, locale)}\n\n${lines.join("\n")}`;
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
