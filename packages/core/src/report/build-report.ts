import {
  type AgentResult,
  DIMENSIONS,
  type Dimension,
  EXPLAINABILITY_VERSION,
  type ExplainabilityResult,
  type Finding,
  type FindingDimension,
  type OffsetEncoding,
} from "../contracts/explainability.ts";
import type { Source } from "../contracts/source.ts";
import { LOCALES, type Locale } from "../locales/index.ts";
import { atOnce, type Steps } from "../ports/steps.ts";
import { textLocale } from "../text/language/text-locale.ts";
import { clusterFindings } from "./cluster-findings.ts";
import { criteriaFindings } from "./criteria-findings.ts";
import { dedupeFindings } from "./dedupe-findings.ts";
import { enrichWithClaims } from "./enrich-with-claims.ts";
import { writeExecutiveSummary } from "./executive-summary.ts";
import { normaliseFindings } from "./normalise-findings.ts";
import { rankFindings } from "./rank-findings.ts";
import { oneOf } from "./read-issue.ts";
import { recommender } from "./recommendation.ts";
import type { ReportContext } from "./report-context.ts";
import { type ReportTexts, reportTexts } from "./report-texts.ts";
import { sourcePlaces } from "./source-places.ts";
import { computeStats } from "./stats.ts";
import { textPlaces } from "./text-places.ts";
import { DEFAULT_TOP_K, selectTopSpans } from "./top-spans.ts";
import { unjudgedClaims } from "./unjudged-claims.ts";

/** An agent's output: ours, or an object of another producer in roughly that shape. */
export type AgentOutput = AgentResult | Readonly<Record<string, unknown>> | null | undefined;

/** What a report is built from. */
export type ReportInput = {
  /** The judged text. */
  readonly summary_text: string;
  readonly factuality?: AgentOutput;
  readonly coherence?: AgentOutput;
  readonly readability?: AgentOutput;
  /** What became of the caller's own criteria. */
  readonly criteria?: AgentOutput;
  /** The source; with it the places of quotes are verified. */
  readonly article_text?: string | null | undefined;
  /** The sources, where there are several; a quote names its own by `source_id`. */
  readonly sources?: readonly Source[] | null | undefined;
  /** Language of default messages, recommendations and summary. Defaults to that of the judged text, else English. */
  readonly locale?: Locale | undefined;
  /** How many places the report puts first. Defaults to 5. */
  readonly top_k?: number | undefined;
  /** How the offsets of the input count; the report always counts UTF-16. Defaults to `utf-16`. */
  readonly offset_encoding?: OffsetEncoding | null | undefined;
};

/** What a step costs for each finding, in microseconds or so. */
const COST = 10;

type Judged = Omit<ReportInput, "summary_text" | "article_text" | "sources">;

/**
 * Builds the `m9_v1` report from the agents' outputs. Pure and total: any input gives a valid report,
 * the same input gives the same report, and the order of the input's lists changes provenance indices only.
 */
export function buildReport(input: ReportInput): ExplainabilityResult {
  return atOnce(reportSteps(reportTexts(input), input));
}

/** The report on texts that were read already, step by step. */
export function* reportSteps({ summary, sources }: ReportTexts, input: Judged): Steps<ExplainabilityResult> {
  const offset_encoding = input.offset_encoding ?? "utf-16";
  const locale = oneOf(LOCALES, input.locale) ?? textLocale(summary.text, firstText(sources));
  const top_k = typeof input.top_k === "number" && !Number.isNaN(input.top_k) ? input.top_k : DEFAULT_TOP_K;
  const context: ReportContext = {
    summary: textPlaces(summary, offset_encoding),
    source: sourcePlaces(sources, offset_encoding),
    locale,
    recommend: recommender(locale),
  };

  const lists: (readonly Finding[])[] = [];
  for (const dimension of DIMENSIONS) {
    const list = yield* findingsOf(dimension, input[dimension], context);
    lists.push(list);
  }
  const own = criteriaFindings(input.criteria, context);
  if (own !== undefined) lists.push(own);
  // `flatMap` looks every single finding up; this copies each list in one go.
  const found = ([] as Finding[]).concat(...lists);
  const stats = computeStats(found, summary.text.length);
  const findings = rankFindings(found);
  yield COST * found.length;
  const by_dimension = { ...groupByDimension(findings), ...(own && { criteria: findings.filter(isOwn) }) };
  return {
    version: EXPLAINABILITY_VERSION,
    offset_encoding: "utf-16",
    summary: writeExecutiveSummary({ ranked: findings, by_dimension, stats, agents: agentsOf(input), locale }),
    findings,
    by_dimension,
    top_spans: selectTopSpans(findings, top_k),
    stats,
  };
}

function* findingsOf(dimension: Dimension, agent: AgentOutput, context: ReportContext): Steps<readonly Finding[]> {
  const normalised = yield* normaliseFindings(dimension, agent, context);
  const distinct = dedupeFindings(normalised, context.recommend);
  yield COST * normalised.length;
  const clustered = clusterFindings(distinct, context);
  yield COST * normalised.length;
  if (dimension !== "factuality") return clustered;
  const enriched = yield* enrichWithClaims(clustered, agent, context);
  return enriched.concat(unjudgedClaims(agent, context));
}

function agentsOf({ factuality, coherence, readability, criteria }: Judged): Record<FindingDimension, AgentOutput> {
  return { factuality, coherence, readability, criteria };
}

function firstText(sources: ReportTexts["sources"]): string | undefined {
  const [first] = sources.values();
  return first?.text;
}

/** Every dimension has its list, empty where nothing was found. */
function groupByDimension(ranked: readonly Finding[]): Record<Dimension, Finding[]> {
  const groups: Record<Dimension, Finding[]> = { factuality: [], coherence: [], readability: [] };
  for (let index = 0; index < ranked.length; index += 1) {
    const finding = ranked[index]!;
    if (!isOwn(finding)) groups[finding.dimension as Dimension].push(finding);
  }
  return groups;
}

function isOwn({ dimension }: Finding): boolean {
  return dimension === "criteria";
}
