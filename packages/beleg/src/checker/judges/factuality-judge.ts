import type { Judge, LanguageModel } from "@beleg/core";
import { createFactualityAgent, embeddedFactuality, modelFactuality } from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";

/** Judges facts with the model, else by the embedded rules. */
export function factualityJudge(_settings: JudgeSettings, model: LanguageModel | undefined): Judge {
  return createFactualityAgent(model ? modelFactuality(model) : embeddedFactuality);
}
