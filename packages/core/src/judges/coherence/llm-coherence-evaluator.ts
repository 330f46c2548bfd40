import type { Evaluator } from "../shared/evaluator.ts";
import { createModelEvaluator, type ModelJudgeOptions } from "../shared/model-evaluator.ts";
import { COHERENCE_ISSUE_THRESHOLD, coherenceFallback } from "./coherence-agent.ts";

export const COHERENCE_ISSUE_TYPES = [
  "LOGICAL_INCONSISTENCY",
  "CONTRADICTION",
  "REDUNDANCY",
  "ORDERING",
  "MISSING_LINK",
  "UNCLEAR_REFERENCE",
  "OTHER",
] as const;

/** The model judge of coherence, with the same two prompt versions as readability. */
export function createLLMCoherenceEvaluator(options: ModelJudgeOptions): Evaluator {
  return createModelEvaluator(
    {
      dimension: "coherence",
      issueType: (name) => COHERENCE_ISSUE_TYPES.find((type) => type === name.trim().toUpperCase()) ?? "OTHER",
      fallbackIssues: coherenceFallback,
      requiredBelow: COHERENCE_ISSUE_THRESHOLD,
    },
    options,
  );
}
