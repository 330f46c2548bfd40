import type { Judge, LanguageModel } from "@beleg/core";
import { createCoherenceAgent, createLLMCoherenceEvaluator, embeddedCoherenceEvaluator } from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";
import { seatModel } from "./seat-model.ts";

/** Judges coherence with the model, else by the embedded measures. */
export function coherenceJudge(settings: JudgeSettings, model: LanguageModel | undefined): Judge {
  return createCoherenceAgent(
    model ? seatModel(createLLMCoherenceEvaluator, settings, model) : embeddedCoherenceEvaluator,
  );
}
