import { FINDING_DIMENSIONS } from "../../contracts/explainability.ts";
import { type Gate, gateVerdict, type VerdictWithReason } from "../verdict-of.ts";
import { agentOutcome } from "./agent-outcome.ts";
import type { ReportCase } from "./report-case.ts";

/** The verdict of a gate on a case, whoever its judges were; what was known before fails nothing. */
export function caseVerdict(reportCase: ReportCase, gate?: Gate): VerdictWithReason {
  const judged = FINDING_DIMENSIONS.flatMap((dimension) => {
    const { status, failure } = agentOutcome(reportCase, dimension);
    if (status === "not_run") return [];
    return [[dimension, { status, ...(failure && { error: { code: failure.code } }) }] as const];
  });
  const { report, known } = reportCase;
  const findings = known === undefined ? report.findings : report.findings.filter(({ id }) => !known.has(id));
  return gateVerdict(Object.fromEntries(judged), findings, gate);
}
