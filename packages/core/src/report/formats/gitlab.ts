import type { Severity } from "../../contracts/explainability.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { findingFingerprints } from "../fingerprint.ts";
import { outcomeText, unjudged } from "./agent-outcome.ts";
import { captionedQuotes } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { type FileRegion, placeOf } from "./placed-text.ts";
import { quotePlaces } from "./quote-places.ts";
import { placedSummary, type ReportCase, type ReportFormatter } from "./report-case.ts";
import { ruleId } from "./rule-id.ts";

/** What GitLab calls a severity. */
const SEVERITY: Readonly<Record<Severity, string>> = { high: "critical", medium: "major", low: "minor" };

/** GitLab's code quality report: what its merge requests show as new and as fixed, told apart by the fingerprints. */
export const formatGitlab: ReportFormatter = (cases, { locale }) =>
  `${canonicalJson(
    cases.flatMap((reportCase) => issuesOf(reportCase, locale)),
    { indent: 2 },
  )}\n`;

function issuesOf(reportCase: ReportCase, locale: Locale): object[] {
  const { report, known, id } = reportCase;
  const text = placedSummary(reportCase);
  // It wants a path: what came through a pipe has one that no file of the project has.
  const path = (text.path ?? "stdin").toWellFormed().replaceAll("\\", "/");
  const quotes = quotePlaces(report.findings, caseSources(reportCase));
  const fingerprints = findingFingerprints(reportCase);
  const open = unjudged(reportCase).map((outcome) => ({
    description: `${formatMessage(`report.dimension_${outcome.dimension}`, {}, locale)}: ${outcomeText(outcome, locale)}`,
    check_name: outcome.dimension,
    fingerprint: `${outcome.dimension}:${outcome.status}:${(id ?? path).toWellFormed()}`,
    severity: "blocker",
    location: { path, lines: linesOf(text.regionOf(null)) },
  }));
  const found = report.findings.map((finding, index) => {
    const place = placeOf(finding.span);
    const region = text.regionOf(place);
    // What no line of the file shows is said in words.
    const where = place === null || region?.columns ? [] : [text.where(place)];
    return {
      description: [finding.message, ...where, ...captionedQuotes(finding, quotes, locale)].join("\n").toWellFormed(),
      check_name: ruleId(finding),
      fingerprint: fingerprints[index],
      severity: known?.has(finding.id) ? "info" : SEVERITY[finding.severity],
      location: { path, lines: linesOf(region) },
    };
  });
  return [...open, ...found];
}

/** GitLab wants a line: what has none stands at the first. */
function linesOf(region: FileRegion | null): object {
  return { begin: region?.line ?? 1, end: region?.endLine ?? 1 };
}
