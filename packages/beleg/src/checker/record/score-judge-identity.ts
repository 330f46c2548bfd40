import type { JudgeIdentity, ScoreTask } from "@beleg/core/contracts";
import { stylePromptVersion } from "@beleg/core/judges";
import { SCORE_PROMPT_VERSION } from "@beleg/core/rerank";
import type { Settings } from "../../settings/index.ts";
import { judgeIdentity } from "./judge-identity.ts";

type Choice = Pick<Settings, "model" | "readability_prompt_version">;

/** The judge of scores that the settings name. No verifier has a say in scores. */
export function scoreJudgeIdentity(task: ScoreTask, settings: Choice): JudgeIdentity {
  return judgeIdentity(settings.model, "none", PROMPTS[task](settings));
}

const PROMPTS = {
  coherence: (settings) => stylePromptVersion("coherence", settings.readability_prompt_version),
  readability: (settings) => stylePromptVersion("readability", settings.readability_prompt_version),
  rerank: () => SCORE_PROMPT_VERSION,
} as const satisfies Record<ScoreTask, (settings: Choice) => string>;
