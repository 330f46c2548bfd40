import type { Judge, LanguageModel } from "@beleg/core";
import {
  createLLMReadabilityEvaluator,
  createReadabilityAgent,
  embeddedReadabilityEvaluator,
} from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";
import { seatModel } from "./seat-model.ts";

/** Judges readability with the model, else by the embedded measures. */
export function readabilityJudge(settings: JudgeSettings, model: LanguageModel | undefined): Judge {
  return createReadabilityAgent(
    model ? seatModel(createLLMReadabilityEvaluator, settings, model) : embeddedReadabilityEvaluator,
  );
}
