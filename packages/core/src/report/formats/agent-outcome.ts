import { AgentStatus, type Dimension } from "../../contracts/explainability.ts";
import { packOf } from "../../languages/pack-of.ts";
import type { Locale } from "../../locales/index.ts";
import { formatMessage } from "../../locales/index.ts";
import { formatHalfEven } from "../../numbers/index.ts";
import { fieldsOf } from "../input-items.ts";
import { oneOf } from "../read-issue.ts";
import type { ReportCase } from "./report-case.ts";

/** How one judge ended: a score, or why there is none; `not_run` where the case has no output of it. */
export type AgentOutcome = {
  readonly dimension: Dimension;
  readonly score: number | null;
  readonly status: AgentStatus | "not_run";
};

export function agentOutcome({ agents }: ReportCase, dimension: Dimension): AgentOutcome {
  const fields = fieldsOf(agents?.[dimension]);
  if (fields === undefined) return { dimension, score: null, status: "not_run" };
  const { score } = fields;
  const valid = typeof score === "number" && score >= 0 && score <= 1 ? score : null;
  return { dimension, score: valid, status: oneOf(AgentStatus.options, fields.status) ?? "ok" };
}

/** The score with two decimals in the language's notation, or the words for why there is none. */
export function outcomeText({ score, status }: AgentOutcome, locale: Locale): string {
  if (score !== null) return localNumber(formatHalfEven(score, 2), locale);
  return status === "not_run" || status === "ok" ? "–" : formatMessage(`report.status_${status}`, {}, locale);
}

/** A number with the decimal mark of the language. */
export function localNumber(text: string, locale: Locale): string {
  return text.replace(".", packOf(locale).numbers.decimalMark);
}
