import { overallScore } from "@beleg/core/check";
import type { AgentResult, CheckResult } from "@beleg/core/contracts";
import { buildReport } from "@beleg/core/report";

/** The result for a text whose judges broke in a way they did not foresee: failed, which is neither right nor wrong. */
export function brokenCheck(code: string, message: string): CheckResult {
  const factuality: AgentResult = {
    status: "failed",
    score: null,
    origin: "embedded",
    issue_spans: [],
    details: {},
    error: { code, message: message.slice(0, 500) },
  };
  const explainability = buildReport({ summary_text: "", factuality });
  return { offset_encoding: "utf-16", language: "en", ...overallScore({}), factuality, explainability };
}
