import { findIssueType } from "../../contracts/index.ts";
import type { Evaluator } from "../shared/evaluator.ts";
import { createModelEvaluator, type ModelJudgeOptions } from "../shared/model-evaluator.ts";
import { COHERENCE_ISSUE_THRESHOLD, coherenceFallback } from "./coherence-agent.ts";
import { COHERENCE_PROMPTS } from "./prompts/prompts.ts";

/** The model judge of coherence, with the same two prompt versions as readability. */
export function createLLMCoherenceEvaluator(options: ModelJudgeOptions): Evaluator {
  return createModelEvaluator(
    {
      dimension: "coherence",
      prompts: COHERENCE_PROMPTS,
      issueType: (name) => findIssueType("coherence", name) ?? "OTHER",
      fallbackIssues: coherenceFallback,
      requiredBelow: COHERENCE_ISSUE_THRESHOLD,
    },
    options,
  );
}
