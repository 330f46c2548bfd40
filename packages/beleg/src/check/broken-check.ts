import type { CheckResult } from "@beleg/core/check";
import type { AgentResult } from "@beleg/core/contracts";

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
  return { offset_encoding: "utf-16", language: "en", factuality };
}
