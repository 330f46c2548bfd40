import type { Finding } from "../../contracts/explainability.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import { findingFingerprints } from "../fingerprint.ts";
import { rankScore } from "../rank-findings.ts";
import { outcomeText, unjudged } from "./agent-outcome.ts";
import { captionQuote } from "./caption-quote.ts";
import { caseSources } from "./case-sources.ts";
import { type Place, type PlacedText, placeOf } from "./placed-text.ts";
import { quotePlaces } from "./quote-places.ts";
import { placedSummary, type ReportCase, type ReportFormatter } from "./report-case.ts";
import { ruleId } from "./rule-id.ts";
import { LEVEL, plainText, ruleTexts } from "./sarif-rule.ts";

/** SARIF 2.1.0 for code-scanning tools: one result per finding, the quotes of the source as related places. */
export const formatSarif: ReportFormatter = (cases, { locale, version, docs_url }) => {
  const results = cases.flatMap((reportCase) => resultsOf(reportCase, locale));
  const rules = [
    ...new Map(cases.flatMap(({ report }) => report.findings.map((finding) => [ruleId(finding), finding]))),
  ];
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "beleg",
            ...(docs_url && { informationUri: docs_url }),
            ...(version === undefined ? {} : { semanticVersion: version }),
            rules: rules
              .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
              .map(([id, finding]) => ({ id, ...ruleTexts(finding, locale) })),
          },
        },
        ...invocationsOf(cases, locale),
        columnKind: "utf16CodeUnits",
        newlineSequences: ["\r\n", "\n", "\r"],
        results,
      },
    ],
  };
  return `${canonicalJson(log, { indent: 2 })}\n`;
};

/** Says that the check is incomplete where a judge broke or did not finish; results alone would look like all there is. */
function invocationsOf(cases: readonly ReportCase[], locale: Locale): object {
  const toolExecutionNotifications = cases.flatMap((reportCase) =>
    unjudged(reportCase).map((outcome) => ({
      level: "error",
      message: {
        text: plainText(
          `${formatMessage(`report.dimension_${outcome.dimension}`, {}, locale)}: ${outcomeText(outcome, locale)}`,
        ),
      },
      locations: [location(placedSummary(reportCase), null, undefined)],
    })),
  );
  if (toolExecutionNotifications.length === 0) return {};
  return { invocations: [{ executionSuccessful: false, toolExecutionNotifications }] };
}

function resultsOf(reportCase: ReportCase, locale: Locale): object[] {
  const { report, known } = reportCase;
  const text = placedSummary(reportCase);
  const places = quotePlaces(report.findings, caseSources(reportCase));
  const fingerprints = findingFingerprints(reportCase);
  return report.findings.map((finding, index) => {
    const { span } = finding;
    const fingerprint = fingerprints[index];
    const quotes = finding.evidence.flatMap(({ id, quote }) => {
      const at = places.get(id);
      return at === undefined || quote === null ? [] : [{ quote, at }];
    });
    return {
      ruleId: ruleId(finding),
      level: LEVEL[finding.severity],
      message: { text: messageText(finding) },
      locations: [location(text, placeOf(span), span?.text)],
      ...(quotes.length === 0
        ? {}
        : {
            relatedLocations: quotes.map(({ quote, at }, id) => ({
              id,
              message: { text: plainText(captionQuote(finding, quote, locale)) },
              ...location(at.source, at, quote),
            })),
          }),
      // The first is the one GitHub compares runs by.
      partialFingerprints: { primaryLocationLineHash: fingerprint, "belegFingerprint/v1": fingerprint },
      ...(known && { baselineState: known.has(finding.id) ? "unchanged" : "new" }),
      properties: {
        dimension: finding.dimension,
        severity: finding.severity,
        rank_score: rankScore(finding),
        ...(finding.source.verdict === null ? {} : { verdict: finding.source.verdict }),
        ...(reportCase.id === undefined ? {} : { case: reportCase.id }),
      },
    };
  });
}

/** Where the lines of the file do not show it, the place is told as a logical one. */
function location(text: PlacedText, place: Place | null, snippet: string | undefined): object {
  const artifactLocation = { uri: uriOf(text.path ?? "stdin") };
  const found = text.regionOf(place);
  const logical =
    place === null || found?.columns
      ? {}
      : { logicalLocations: [{ fullyQualifiedName: text.where(place).toWellFormed() }] };
  if (found === null) return { physicalLocation: { artifactLocation }, ...logical };
  const { line, endLine, columns } = found;
  const region = {
    startLine: line,
    ...(columns && { startColumn: columns.start }),
    endLine,
    ...(columns && { endColumn: columns.end }),
    ...(snippet === undefined ? {} : { snippet: { text: snippet.toWellFormed() } }),
  };
  return { physicalLocation: { artifactLocation, region }, ...logical };
}

function messageText({ message, recommendation }: Finding): string {
  return plainText(recommendation === null ? message : `${message} – ${recommendation}`);
}

/** A relative URI reference; only what a path may hold stays as it is. */
function uriOf(name: string): string {
  const path = name.toWellFormed().replaceAll("\\", "/");
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return path.startsWith("/") ? `file://${encoded}` : encoded;
}
