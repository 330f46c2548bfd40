import {
  AgentStatus,
  DIMENSIONS,
  FINDING_DIMENSIONS,
  type FindingDimension,
  isUnjudged,
} from "../../contracts/explainability.ts";
import { NEEDS_MODEL } from "../../judges/criteria/criteria-result.ts";
import { packOf } from "../../languages/pack-of.ts";
import type { Locale } from "../../locales/index.ts";
import { formatMessage } from "../../locales/index.ts";
import { formatHalfEven } from "../../numbers/index.ts";
import { fieldsOf } from "../input-items.ts";
import { oneOf } from "../read-issue.ts";
import { countClaims } from "./claim-counts.ts";
import { judgedCriteria } from "./judged-criteria.ts";
import { modelFailureText } from "./model-failure-text.ts";
import type { ReportCase } from "./report-case.ts";

/** How one judge ended: a score, or why there is none; `not_run` where the case has no output of it. */
export type AgentOutcome = {
  readonly dimension: FindingDimension;
  readonly score: number | null;
  readonly status: AgentStatus | "not_run";
  /** How many of the claims have a verdict, where some have none: the score speaks of those only. */
  readonly judged: { readonly judged: number; readonly total: number } | null;
  /** How many of the caller's criteria are met; they have no score. */
  readonly met?: { readonly met: number; readonly total: number } | undefined;
  /** Whether they wait for a model. */
  readonly needsModel?: boolean | undefined;
  /** What kept it from judging, where it broke. */
  readonly failure?: { readonly code: string; readonly detail: string } | undefined;
};

/** What a case was judged on: the dimensions, and the caller's criteria where there are any. */
export function shownDimensions({ report }: ReportCase): readonly FindingDimension[] {
  return report.by_dimension.criteria === undefined ? DIMENSIONS : FINDING_DIMENSIONS;
}

export function agentOutcome(reportCase: ReportCase, dimension: FindingDimension): AgentOutcome {
  const fields = fieldsOf(reportCase.agents?.[dimension]);
  if (fields === undefined) return { dimension, score: null, status: "not_run", judged: null };
  const failure = failureOf(fields.error);
  if (dimension === "criteria") {
    const states = judgedCriteria(reportCase).map(({ state }) => state);
    const met = { met: states.filter((state) => state === "met").length, total: states.length };
    const status = oneOf(AgentStatus.options, fields.status) ?? "ok";
    const needsModel = failure?.code === NEEDS_MODEL.code;
    return { dimension, score: null, status, judged: null, met, needsModel, failure };
  }
  const { score } = fields;
  const valid = typeof score === "number" && score >= 0 && score <= 1 ? score : null;
  const status = oneOf(AgentStatus.options, fields.status) ?? "ok";
  const claims = dimension === "factuality" ? countClaims(fields) : null;
  return { dimension, score: valid, status, judged: claims === null ? null : judgedOf(claims), failure };
}

function failureOf(error: unknown): AgentOutcome["failure"] {
  const { code, message } = fieldsOf(error) ?? {};
  return typeof code === "string" ? { code, detail: typeof message === "string" ? message : "" } : undefined;
}

/** The judges that leave open whether the text passes. */
export function unjudged(reportCase: ReportCase): AgentOutcome[] {
  return FINDING_DIMENSIONS.map((dimension) => agentOutcome(reportCase, dimension)).filter(lacksVerdict);
}

/** Whether a judge broke, did not finish, had no text, or no source to hold the facts against: then no gate lets the text pass. */
export function lacksVerdict({ dimension, status }: AgentOutcome): boolean {
  if (status === "no_source") return dimension === "factuality";
  return status === "no_text" || (status !== "not_run" && isUnjudged(status));
}

function judgedOf({ incorrect, uncertain, correct, failed }: NonNullable<ReturnType<typeof countClaims>>) {
  const judged = incorrect + uncertain + correct;
  return failed === 0 ? null : { judged, total: judged + failed };
}

/** The score with two decimals in the language's notation, or the words for why there is none; a score of a part says so. */
export function outcomeText(outcome: AgentOutcome, locale: Locale): string {
  const { score, status, judged, met, needsModel } = outcome;
  if (needsModel) return formatMessage("report.criteria_need_model", {}, locale);
  if (met !== undefined && status !== "failed") return formatMessage("report.criteria_met", met, locale);
  if (score === null) return statusText(outcome, locale);
  const shown = scoreText(score, locale);
  if (judged === null) return status === "incomplete" ? `${shown} (${statusText(outcome, locale)})` : shown;
  const code = status === "incomplete" ? "report.score_incomplete" : "report.score_of_judged";
  return formatMessage(code, { ...judged, score: shown }, locale);
}

/** How the judge ended in words, without the score. */
function statusText({ status, judged, failure }: Omit<AgentOutcome, "score">, locale: Locale): string {
  if (status === "not_run" || status === "ok") return "–";
  if (status === "incomplete" && judged !== null) return formatMessage("report.incomplete", judged, locale);
  const words = formatMessage(`report.status_${status}`, {}, locale);
  const why = status === "failed" ? modelFailureText(failure?.code, locale)?.why : undefined;
  return why === undefined ? words : `${words}: ${why}`;
}

export function scoreText(score: number, locale: Locale): string {
  return localNumber(formatHalfEven(score, 2), locale);
}

/** A number with the decimal mark of the language. */
export function localNumber(text: string, locale: Locale): string {
  return text.replace(".", packOf(locale).numbers.decimalMark);
}
