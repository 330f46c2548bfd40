import { overallScore } from "@beleg/core";
import type { AgentResult, CheckResult, FactualityResult } from "@beleg/core/contracts";
import { buildReport } from "@beleg/core/report";
import { ThreadFailure } from "../threads/thread-failure.ts";

/** The result for a text whose judges broke in a way they did not foresee: failed, which is neither right nor wrong. */
export function failedCheck(error: unknown): CheckResult {
  const factuality = { ...failedAnswer(error), details: NO_CLAIMS };
  const explainability = buildReport({ summary_text: "", factuality });
  return { offset_encoding: "utf-16", language: "en", ...overallScore({}), factuality, explainability };
}

const NO_CLAIMS: FactualityResult["details"] = {
  claims: [],
  sentences: [],
  counts: { total: 0, correct: 0, incorrect: 0, uncertain: 0, failed: 0 },
  error_probability: null,
};

/** The same of one judge. */
export function failedAnswer(error: unknown): AgentResult {
  const failure = error instanceof Error && error.cause instanceof ThreadFailure ? error.cause : undefined;
  return brokenAnswer(failure?.code ?? "judge_error", failure?.detail ?? String(error));
}

/** The answer of a judge that has none. */
export function brokenAnswer(code: string, message: string): AgentResult {
  return {
    status: "failed",
    score: null,
    origin: "embedded",
    issue_spans: [],
    details: {},
    error: { code, message: message.slice(0, 500) },
  };
}
