import { DIMENSIONS, type Finding, isUnjudged } from "../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { type AgentOutcome, agentOutcome, outcomeText } from "./agent-outcome.ts";
import { captionedQuotes } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { type PlacedText, placeOf } from "./placed-text.ts";
import { type QuotePlaces, quotePlaces } from "./quote-places.ts";
import { placedSummary, type ReportCase, type ReportFormatter } from "./report-case.ts";
import { escapeXml } from "./xml.ts";

type TestCase = { readonly outcome: "passed" | "failure" | "error" | "skipped"; readonly xml: string };

/**
 * JUnit XML for test reporters: one suite per case. A finding is a failed test, a dimension without findings a passed
 * one, a judge that broke or did not finish an error, a judge that had nothing to judge (or did not run) skipped. A claim
 * without a verdict is an error too, skipped where so many of them are allowed.
 */
export const formatJunit: ReportFormatter = (cases, { locale }) => {
  const suites = cases.map((reportCase, index) => suiteOf(reportCase, index, locale));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="beleg">\n${suites.join("")}</testsuites>\n`;
};

function suiteOf(reportCase: ReportCase, index: number, locale: Locale): string {
  const text = placedSummary(reportCase);
  const places = quotePlaces(reportCase.report.findings, caseSources(reportCase));
  const tests = DIMENSIONS.flatMap((dimension): TestCase[] => {
    const outcome = agentOutcome(reportCase, dimension);
    const findings = reportCase.report.by_dimension[dimension].map((finding) =>
      findingTest(finding, outcome, text, places, locale),
    );
    if (lacksVerdict(outcome) || findings.length === 0) findings.push(dimensionTest(outcome, locale));
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

function lacksVerdict({ status }: AgentOutcome): boolean {
  return status !== "not_run" && isUnjudged(status);
}

function findingTest(
  finding: Finding,
  agent: AgentOutcome,
  text: PlacedText,
  places: QuotePlaces,
  locale: Locale,
): TestCase {
  const { id, dimension, severity, message, span, source } = finding;
  const type = [severity, source.issue_type, source.verdict].filter((part) => part !== null).join(" ");
  const quotes = captionedQuotes(finding, places, locale);
  const body = [
    text.where(placeOf(span)),
    ...(span === null ? [] : [span.text]),
    ...quotes,
    finding.recommendation ?? "",
  ].join("\n");
  const outcome = source.issue_type !== "NOT_JUDGED" ? "failure" : lacksVerdict(agent) ? "error" : "skipped";
  // The schema of JUnit knows no type of a skipped test.
  const kind = outcome === "skipped" ? "" : ` type="${escapeXml(type)}"`;
  return {
    outcome,
    xml:
      `<testcase classname="${dimension}" name="${escapeXml(`${id} ${message}`)}">` +
      `<${outcome}${kind} message="${escapeXml(message)}">${escapeXml(body)}</${outcome}></testcase>`,
  };
}

function dimensionTest(agent: AgentOutcome, locale: Locale): TestCase {
  const { dimension, status } = agent;
  const open = `<testcase classname="${dimension}" name="${dimension}"`;
  if (status === "ok") return { outcome: "passed", xml: `${open}/>` };
  const reason = status === "not_run" ? formatMessage("report_page.not_run", {}, locale) : outcomeText(agent, locale);
  const outcome = lacksVerdict(agent) ? "error" : "skipped";
  return { outcome, xml: `${open}><${outcome} message="${escapeXml(reason)}"/></testcase>` };
}
