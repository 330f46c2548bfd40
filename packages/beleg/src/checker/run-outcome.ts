import type { AgentResult, CheckResult } from "@beleg/core/contracts";
import type { RunOutcome } from "../store/index.ts";

/** What is stored of a check. When every judge failed there is nothing to report: the run is failed, with the first reason. */
export function runOutcome(result: CheckResult): RunOutcome {
  const { factuality = null, coherence = null, readability = null, explainability } = result;
  const answers = [factuality, coherence, readability].filter((answer): answer is AgentResult => answer !== null);
  const broken = answers.length > 0 && answers.every(({ status }) => status === "failed");
  return broken
    ? { status: "failed", error: answers[0]?.error ?? { code: "internal_error" } }
    : { status: "success", results: { factuality, coherence, readability }, report: explainability };
}
