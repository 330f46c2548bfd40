import { findIssueType } from "../../contracts/index.ts";
import type { Evaluator } from "../shared/evaluator.ts";
import { createModelEvaluator, type ModelJudgeOptions } from "../shared/model-evaluator.ts";
import { PROMPT_VERSIONS, type PromptVersion } from "../shared/prompt-version.ts";
import { readabilityHeuristics } from "./heuristics.ts";

/** A model's score below this needs an issue; the heuristics name one when the model does not. */
export const ISSUE_REQUIRED_BELOW = 0.7;

/** Reads a prompt version; undefined for anything but `v1` and `v2`. */
export function readPromptVersion(value: string): PromptVersion | undefined {
  const version = value.trim().toLowerCase();
  return PROMPT_VERSIONS.find((known) => known === version);
}

/** The model judge of readability: v1 answers 0–1, v2 a whole number 1–5 that becomes (x − 1) / 4. */
export function createLLMReadabilityEvaluator(options: ModelJudgeOptions): Evaluator {
  return createModelEvaluator(
    {
      dimension: "readability",
      issueType: (name) => findIssueType("readability", name) ?? "HARD_TO_PARSE",
      fallbackIssues: readabilityHeuristics,
      requiredBelow: ISSUE_REQUIRED_BELOW,
    },
    options,
  );
}
