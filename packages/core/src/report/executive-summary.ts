import {
  type ExplainabilityResult,
  type ExplainabilityStats,
  FINDING_DIMENSIONS,
  type Finding,
  type FindingDimension,
  type TopSpan,
} from "../contracts/explainability.ts";
import { AGENT_STATUSES } from "../contracts/finding-names.ts";
import { type Locale, reportMessage } from "../locales/index.ts";
import { fieldsOf } from "./input-items.ts";
import { oneOf } from "./read-issue.ts";
import { shorten } from "./shorten.ts";
import { selectTopSpans } from "./top-spans.ts";

const CRITICAL_PLACES = 3;

/** What the sentences are made from. */
export type SummaryFacts = {
  readonly ranked: readonly Finding[];
  readonly by_dimension: ExplainabilityResult["by_dimension"];
  readonly stats: ExplainabilityStats;
  /** The agents' outputs, for those that ended without a result. */
  readonly agents: Readonly<Record<FindingDimension, unknown>>;
  readonly locale: Locale;
};

/** Step 6: counts, focus, up to three critical places and a priority — three to six sentences, made by rule. */
export function writeExecutiveSummary({ ranked, by_dimension, stats, agents, locale }: SummaryFacts): string[] {
  const withoutResult = FINDING_DIMENSIONS.flatMap((dimension) =>
    describeMissingResult(dimension, agents[dimension], locale),
  );
  if (ranked.length === 0) return [noFindings(agents, withoutResult, locale)];
  return [
    countSentence(stats, withoutResult, locale),
    focusSentence(by_dimension, ranked.length, locale),
    ...selectTopSpans(ranked, CRITICAL_PLACES).map((top, index) => placeSentence(top, index + 1, locale)),
    prioritySentence(ranked, stats, locale),
  ];
}

function noFindings(agents: SummaryFacts["agents"], withoutResult: readonly string[], locale: Locale): string {
  if (FINDING_DIMENSIONS.every((dimension) => fieldsOf(agents[dimension]) === undefined)) {
    return reportMessage("report.no_findings_without_checks", {}, locale);
  }
  if (withoutResult.length === 0) return reportMessage("report.no_findings", {}, locale);
  return reportMessage("report.no_findings_without_result", { agents: withoutResult.join(", ") }, locale);
}

/** A judge that broke or had nothing to judge must not look like one that found nothing. */
function describeMissingResult(dimension: FindingDimension, agent: unknown, locale: Locale): string[] {
  const status = oneOf(AGENT_STATUSES, fieldsOf(agent)?.status);
  if (status === null || status === "ok") return [];
  const params = {
    label: reportMessage(`report.dimension_${dimension}`, {}, locale),
    status: reportMessage(`report.status_${status}`, {}, locale),
  };
  return [reportMessage("report.agent_without_result", params, locale)];
}

function countSentence(stats: ExplainabilityStats, withoutResult: readonly string[], locale: Locale): string {
  const without =
    withoutResult.length === 0
      ? ""
      : reportMessage("report.without_result", { agents: withoutResult.join(", ") }, locale);
  const params = {
    total: stats.num_findings,
    high: stats.num_high_severity,
    medium: stats.num_medium_severity,
    low: stats.num_low_severity,
    without,
  };
  return reportMessage(stats.num_findings === 1 ? "report.counts_one" : "report.counts_many", params, locale);
}

function focusSentence(byDimension: SummaryFacts["by_dimension"], total: number, locale: Locale): string {
  const count = (dimension: FindingDimension) => byDimension[dimension]?.length ?? 0;
  const focus = FINDING_DIMENSIONS.reduce((best, dimension) => (count(dimension) > count(best) ? dimension : best));
  const label = reportMessage(`report.dimension_${focus}`, {}, locale);
  return reportMessage("report.focus", { label, count: count(focus), total }, locale);
}

function placeSentence({ span, severity, dimension }: TopSpan, number: number, locale: Locale): string {
  const params = {
    number,
    severity: reportMessage(`report.severity_${severity}`, {}, locale),
    label: reportMessage(`report.dimension_${dimension}`, {}, locale),
    snippet: shorten(span.text),
  };
  return reportMessage("report.critical_place", params, locale);
}

function prioritySentence(ranked: readonly Finding[], stats: ExplainabilityStats, locale: Locale): string {
  if (stats.num_high_severity + stats.num_medium_severity === 0)
    return reportMessage("report.priority_low", {}, locale);
  const gravest = stats.num_high_severity > 0 ? "high" : "medium";
  const first = ranked.find((finding) => finding.severity === gravest) as Finding;
  const label = reportMessage(`report.dimension_${first.dimension}`, {}, locale);
  return reportMessage(`report.priority_${gravest}`, { label }, locale);
}
