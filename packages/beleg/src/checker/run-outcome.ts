import type { AgentResult, CheckResult } from "@beleg/core/contracts";
import type { RunOutcome, RunVerdict } from "../store/index.ts";
import { checkedVerdict, type GateSettings } from "./checked-line.ts";

/** What is stored of a check. When every judge failed there is nothing to report: the run is failed, with the first reason. */
export function runOutcome(result: CheckResult, settings: GateSettings): RunOutcome {
  const { factuality = null, coherence = null, readability = null, criteria, explainability: report } = result;
  const answers = [factuality, coherence, readability].filter((answer): answer is AgentResult => answer !== null);
  const broken = answers.length > 0 && answers.every(({ status }) => status === "failed");
  if (broken) return { status: "failed", error: answers[0]?.error ?? { code: "internal_error" } };
  const results = { factuality, coherence, readability, criteria };
  return { status: "success", results, report, verdict: runVerdict(result, settings) };
}

/** What a list says of a check. */
export function runVerdict(
  result: Pick<CheckResult, "factuality" | "coherence" | "readability" | "criteria" | "explainability">,
  settings: GateSettings,
): RunVerdict {
  return { ...checkedVerdict(result, settings), claims: result.factuality?.details.counts ?? null };
}
