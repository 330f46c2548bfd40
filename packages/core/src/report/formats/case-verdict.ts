import { DIMENSIONS } from "../../contracts/explainability.ts";
import { fieldsOf } from "../input-items.ts";
import { type Gate, gateVerdict, type VerdictWithReason } from "../verdict-of.ts";
import { agentOutcome } from "./agent-outcome.ts";
import type { ReportCase } from "./report-case.ts";

/** The verdict of a gate on a case, whoever its judges were. */
export function caseVerdict(reportCase: ReportCase, gate?: Gate): VerdictWithReason {
  const judged = DIMENSIONS.flatMap((dimension) => {
    const { status } = agentOutcome(reportCase, dimension);
    if (status === "not_run") return [];
    const code = fieldsOf(fieldsOf(reportCase.agents?.[dimension])?.error)?.code;
    return [[dimension, { status, ...(typeof code === "string" && { error: { code } }) }] as const];
  });
  return gateVerdict(Object.fromEntries(judged), reportCase.report.findings, gate);
}
