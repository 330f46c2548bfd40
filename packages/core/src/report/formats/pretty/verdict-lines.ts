import { DIMENSIONS, type FindingDimension } from "../../../contracts/explainability.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { differInLanguage } from "../../../text/language/differ-in-language.ts";
import { fieldsOf } from "../../input-items.ts";
import type { Gate, VerdictWithReason } from "../../verdict-of.ts";
import { agentOutcome, outcomeText, unjudged } from "../agent-outcome.ts";
import { countClaims } from "../claim-counts.ts";
import { failsCase } from "../fails-case.ts";
import { judgedCriteria } from "../judged-criteria.ts";
import { modelFailureText } from "../model-failure-text.ts";
import { reasonText } from "../reason-text.ts";
import type { Paint, ReportCase } from "../report-case.ts";
import { visible } from "./layout.ts";

/** The reason that failing findings of each kind give. */
const KIND_OF = {
  factuality: "findings",
  criteria: "criteria",
  coherence: "style_findings",
  readability: "style_findings",
} as const satisfies Record<FindingDimension, string>;

const TONE = { passed: "pass", blocked: "fail", incomplete: "open" } as const;

/** What became of a text and why, how its claims ended, and what would confirm more of them. */
export function verdictLines(
  reportCase: ReportCase,
  { verdict, reason }: VerdictWithReason,
  { locale, paint, gate }: { readonly locale: Locale; readonly paint: Paint; readonly gate: Gate | undefined },
): string[] {
  const isUngated = verdict === "passed" && isOff(gate);
  const tone = verdict === "passed" && isMostlyOpen(reportCase) ? "open" : TONE[verdict];
  const word = isUngated
    ? paint("strong", formatMessage("terminal.no_gate", {}, locale))
    : paint(tone, formatMessage(`terminal.${verdict}`, {}, locale));
  const name = reportCase.id ?? reportCase.summary_name;
  const why = visible(whyText(reportCase, reason, gate, locale));
  return [
    [word, ...(name == null ? [] : [paint("strong", visible(name))]), why].join("  "),
    ...detailLine(reportCase, reason, locale, paint),
    ...claimLine(reportCase, locale, paint),
    ...hintLines(reportCase, locale),
  ];
}

/** Whether no finding can fail the text: then none has passed a gate either. */
function isOff(gate: Gate | undefined): boolean {
  return gate?.failOn === "off" && (gate.failOnStyle ?? "off") === "off";
}

/** What a model's server itself says, where it gave no answer. */
function detailLine(reportCase: ReportCase, reason: string | undefined, locale: Locale, paint: Paint): string[] {
  const failure = unjudged(reportCase).find(({ failure: own }) => own?.code === reason)?.failure;
  const isModel = modelFailureText(reason, locale) !== undefined;
  return isModel && failure?.detail ? [paint("faint", `  ${visible(failure.detail)}`)] : [];
}

function whyText(reportCase: ReportCase, reason: string | undefined, gate: Gate | undefined, locale: Locale): string {
  const { report, agents } = reportCase;
  if (reason === undefined) return passedText(reportCase, gate, locale);
  if (reason === "findings" || reason === "criteria" || reason === "style_findings") {
    const failing = report.findings.filter((finding) => failsCase(finding, reportCase, gate));
    const count = failing.filter(({ dimension }) => KIND_OF[dimension] === reason).length;
    const kind = reason === "style_findings" ? "style" : reason;
    return formatMessage(`terminal.why_${kind}_${count === 1 ? "one" : "many"}`, { count }, locale);
  }
  const known = reasonText(reason, locale);
  if (known !== undefined) return known;
  const counts = countClaims(agents?.factuality);
  const isPartly = agentOutcome(reportCase, "factuality").status === "incomplete";
  const criteria = judgedCriteria(reportCase);
  if (!isPartly && reason === "incomplete" && criteria.length > 0) {
    const count = criteria.filter(({ state }) => state === "unclear").length;
    return formatMessage("terminal.why_criteria_unclear", { count, total: criteria.length }, locale);
  }
  if (!isPartly || counts === null) return formatMessage("terminal.why_unfinished", { reason }, locale);
  const total = sumOf(counts);
  return formatMessage("terminal.why_incomplete", { judged: total - counts.failed, total }, locale);
}

/** A text whose claims are mostly open has passed the gate, and nobody should take that for confirmed. */
function passedText(reportCase: ReportCase, gate: Gate | undefined, locale: Locale): string {
  if (isOff(gate)) return formatMessage("terminal.why_no_gate", {}, locale);
  const counts = countClaims(reportCase.agents?.factuality);
  if (agentOutcome(reportCase, "factuality").status === "no_claims")
    return formatMessage("terminal.why_no_claims", {}, locale);
  if (counts === null || !isMostlyOpen(reportCase)) return formatMessage("terminal.why_passed", {}, locale);
  return formatMessage("terminal.why_unconfirmed", { count: counts.uncertain, total: sumOf(counts) }, locale);
}

function isMostlyOpen({ agents }: ReportCase): boolean {
  const counts = countClaims(agents?.factuality);
  return counts !== null && counts.incorrect === 0 && counts.uncertain * 2 > sumOf(counts);
}

/** "3 of 6 claims confirmed, 1 contradicted, 2 not confirmed", then the scores of the style judges. */
function claimLine(reportCase: ReportCase, locale: Locale, paint: Paint): string[] {
  if (reportCase.agents === undefined) return [];
  const counts = countClaims(reportCase.agents.factuality);
  const parts = (["incorrect", "uncertain", "failed"] as const).flatMap((label) => {
    const count = counts?.[label] ?? 0;
    return count === 0 ? [] : [formatMessage(`terminal.${COUNT_OF[label]}`, { count }, locale)];
  });
  const claims = counts === null ? noClaims(reportCase, locale) : [confirmedText(counts, locale), ...parts];
  const scores = DIMENSIONS.filter((dimension) => dimension !== "factuality").flatMap((dimension) => {
    const outcome = agentOutcome(reportCase, dimension);
    if (outcome.status === "not_run") return [];
    // Why a model gave no answer is said once, above.
    const ended = outcomeText({ ...outcome, failure: undefined }, locale);
    return `${formatMessage(`report.dimension_${dimension}`, {}, locale)} ${ended}`;
  });
  const { met } = agentOutcome(reportCase, "criteria");
  if (met !== undefined) claims.push(formatMessage("terminal.criteria_met", met, locale));
  const line = [claims.join(", "), paint("faint", scores.join(" · "))].filter((part) => part !== paint("faint", ""));
  return line.join("") === "" ? [] : [line.filter((part) => part !== "").join("   ")];
}

/** What is said where the judge lists no claims: there are none, or it broke before it saw them. */
function noClaims(reportCase: ReportCase, locale: Locale): string[] {
  const { status } = agentOutcome(reportCase, "factuality");
  if (status === "not_run") return [];
  return [formatMessage(status === "failed" ? "terminal.claims_unjudged" : "terminal.no_claims", {}, locale)];
}

function confirmedText(counts: ClaimCounts, locale: Locale): string {
  const [correct, total] = [counts.correct, sumOf(counts)];
  return formatMessage(`terminal.confirmed_${total === 1 ? "one" : "many"}`, { correct, total }, locale);
}

const COUNT_OF = { incorrect: "contradicted", uncertain: "unconfirmed", failed: "unjudged" } as const;

/** Where most claims stay open because no model reads them, a reader must not take that for the text's fault. */
function hintLines(reportCase: ReportCase, locale: Locale): string[] {
  const { factuality } = reportCase.agents ?? {};
  const counts = countClaims(factuality);
  const isEmbedded = fieldsOf(factuality)?.origin === "embedded";
  if (counts === null || !isEmbedded || counts.uncertain * 2 <= sumOf(counts)) return [];
  const { summary_text, article_text, sources } = reportCase;
  const isOther = differInLanguage(summary_text, article_text || (sources?.[0]?.text ?? ""));
  const why = isOther ? "other_language" : "no_model";
  return [formatMessage(`terminal.${why}`, {}, locale), formatMessage("terminal.set_model", {}, locale)];
}

type ClaimCounts = NonNullable<ReturnType<typeof countClaims>>;

function sumOf(counts: ClaimCounts): number {
  return counts.incorrect + counts.uncertain + counts.correct + counts.failed;
}

/** What helps where nobody could judge, unless a model gave no answer. */
const NEXT_OF: Readonly<Record<string, "next_source" | "next_text" | "next_judge">> = {
  no_source: "next_source",
  no_text: "next_text",
  not_judged: "next_judge",
};

/** What to do next. */
export function nextLine(reportCase: ReportCase, { verdict, reason }: VerdictWithReason, locale: Locale): string {
  const counts = countClaims(reportCase.agents?.factuality);
  if (reason === "criteria_need_model") return formatMessage("terminal.next_model", {}, locale);
  const remedy = modelFailureText(reason, locale)?.remedy;
  if (remedy !== undefined) return formatMessage("terminal.next_answer", { what: remedy }, locale);
  if (verdict === "incomplete") return formatMessage(`terminal.${NEXT_OF[reason ?? ""] ?? "next_again"}`, {}, locale);
  if ((counts?.incorrect ?? 0) > 0) return formatMessage("terminal.next_correct", {}, locale);
  if (reason === "criteria") return formatMessage("terminal.next_criteria", {}, locale);
  if (reason === "style_findings") return formatMessage("terminal.next_style", {}, locale);
  if (reason === undefined && isMostlyOpen(reportCase)) return formatMessage("terminal.next_open", {}, locale);
  const isOpen = reason === "findings" || (counts?.uncertain ?? 0) > 0;
  return formatMessage(isOpen ? "terminal.next_confirm" : "terminal.next_none", {}, locale);
}
