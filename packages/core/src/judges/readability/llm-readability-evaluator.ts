import type { Evaluator } from "../shared/evaluator.ts";
import { createModelEvaluator, type ModelJudgeOptions } from "../shared/model-evaluator.ts";
import { PROMPT_VERSIONS, type PromptVersion } from "../shared/prompt-version.ts";
import { readabilityHeuristics } from "./heuristics.ts";

/** A model's score below this needs an issue; the heuristics name one when the model does not. */
export const ISSUE_REQUIRED_BELOW = 0.7;

/** Name of the environment variable that chooses the prompt, everywhere. */
export const READABILITY_PROMPT_VERSION = "READABILITY_PROMPT_VERSION";

/** The issue types of readability. The first four are also what the heuristics give. */
export const READABILITY_ISSUE_TYPES = [
  "LONG_SENTENCE",
  "PUNCTUATION_OVERLOAD",
  "COMPLEX_NESTING",
  "HARD_TO_PARSE",
  "TRUNCATED_SENTENCE",
  "FRAGMENT",
  "RUN_ON",
  "REPETITION",
  "UNBALANCED",
  "DAMAGED_TEXT",
] as const;

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
      issueType: (name) =>
        READABILITY_ISSUE_TYPES.find((type) => type === name.trim().toUpperCase()) ?? "HARD_TO_PARSE",
      fallbackIssues: readabilityHeuristics,
      requiredBelow: ISSUE_REQUIRED_BELOW,
    },
    options,
  );
}
