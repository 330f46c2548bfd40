import type { Finding } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { type Gate, isOpen } from "../verdict-of.ts";
import { type AgentOutcome, agentOutcome, lacksVerdict, outcomeText, shownDimensions } from "./agent-outcome.ts";
import { captionedQuotes } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { failsCase } from "./fails-case.ts";
import { type Place, type PlacedText, placeOf } from "./placed-text.ts";
import { type QuotePlaces, quotePlaces } from "./quote-places.ts";
import { placedSummary, type ReportCase, type ReportFormatter } from "./report-case.ts";
import { escapeXml } from "./xml.ts";

type TestCase = { readonly outcome: "passed" | "failure" | "error" | "skipped"; readonly xml: string };

/** What every test of a suite is written with. */
type Suite = {
  readonly reportCase: ReportCase;
  readonly text: PlacedText;
  readonly quotes: QuotePlaces;
  readonly gate: Gate | undefined;
  readonly locale: Locale;
};

/**
 * JUnit XML for test reporters: one suite per case. A finding that fails the gate is a failed test, any other a skipped one
 * that says why; a dimension in which nothing fails is a passed test, a judge that broke or did not finish an error, a judge
 * that had nothing to judge (or did not run) skipped. A claim or criterion without a verdict is an error too,
 * a claim skipped where so many of them are allowed.
 */
export const formatJunit: ReportFormatter = (cases, { locale, gate }) => {
  const suites = cases.map((reportCase, index) => suiteXml(reportCase, index, gate, locale));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="beleg">\n${suites.join("")}</testsuites>\n`;
};

function suiteXml(reportCase: ReportCase, index: number, gate: Gate | undefined, locale: Locale): string {
  const quotes = quotePlaces(reportCase.report.findings, caseSources(reportCase));
  const suite: Suite = { reportCase, text: placedSummary(reportCase), quotes, gate, locale };
  const tests = shownDimensions(reportCase).flatMap((dimension): TestCase[] => {
    const outcome = agentOutcome(reportCase, dimension);
    const own = reportCase.report.by_dimension[dimension] ?? [];
    const findings = own.map((finding) => findingTest(finding, outcome, suite));
    const isDecided = findings.some((test) => test.outcome !== "skipped");
    if (lacksVerdict(outcome) || !isDecided) findings.push(dimensionTest(outcome, suite));
    return findings;
  });
  const count = (outcome: TestCase["outcome"]) => tests.filter((test) => test.outcome === outcome).length;
  const name = escapeXml(reportCase.id ?? (reportCase.summary_name || `case ${index + 1}`));
  return (
    `  <testsuite name="${name}" tests="${tests.length}" failures="${count("failure")}" ` +
    `errors="${count("error")}" skipped="${count("skipped")}">\n` +
    `${tests.map((test) => `    ${test.xml}\n`).join("")}  </testsuite>\n`
  );
}

function findingTest(finding: Finding, agent: AgentOutcome, suite: Suite): TestCase {
  const { text, quotes: places, locale } = suite;
  const { id, dimension, severity, message, span, source } = finding;
  const type = [severity, source.issue_type, source.verdict].filter((part) => part !== null).join(" ");
  const quotes = captionedQuotes(finding, places, locale);
  const body = [
    text.where(placeOf(span)),
    ...(span === null ? [] : [span.text]),
    ...quotes,
    finding.recommendation ?? "",
  ].join("\n");
  const outcome = outcomeOf(finding, agent, suite);
  const why = outcome === "skipped" && !isOpen(finding) ? `${passReason(finding, suite)}: ` : "";
  // The schema of JUnit knows no type of a skipped test.
  const kind = outcome === "skipped" ? "" : ` type="${escapeXml(type)}"`;
  return {
    outcome,
    xml:
      `<testcase classname="${dimension}" name="${escapeXml(`${id} ${message}`)}"${fileOf(placeOf(span), suite)}>` +
      `<${outcome}${kind} message="${escapeXml(`${why}${message}`)}">${escapeXml(body)}</${outcome}></testcase>`,
  };
}

function outcomeOf(finding: Finding, agent: AgentOutcome, { reportCase, gate }: Suite): TestCase["outcome"] {
  if (isOpen(finding)) return lacksVerdict(agent) ? "error" : "skipped";
  return failsCase(finding, reportCase, gate) ? "failure" : "skipped";
}

function passReason({ id }: Finding, { reportCase, locale }: Suite): string {
  return formatMessage(reportCase.known?.has(id) ? "report.known_finding" : "report.below_gate", {}, locale);
}

/** The file and line of a test, as many reporters show them. */
function fileOf(place: Place | null, { text }: Suite): string {
  if (text.path === null) return "";
  const line = text.regionOf(place)?.line;
  return ` file="${escapeXml(text.path)}"${line === undefined ? "" : ` line="${line}"`}`;
}

function dimensionTest(agent: AgentOutcome, suite: Suite): TestCase {
  const { locale } = suite;
  const { dimension, status } = agent;
  const open = `<testcase classname="${dimension}" name="${dimension}"${fileOf(null, suite)}`;
  if (status === "ok") return { outcome: "passed", xml: `${open}/>` };
  const reason = status === "not_run" ? formatMessage("report_page.not_run", {}, locale) : outcomeText(agent, locale);
  const outcome = lacksVerdict(agent) ? "error" : "skipped";
  return { outcome, xml: `${open}><${outcome} message="${escapeXml(reason)}"/></testcase>` };
}
