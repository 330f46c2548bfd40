import type { Judge, LanguageModel } from "@beleg/core";
import type { FactualityResult } from "@beleg/core/contracts";
import { createFactualityAgent, embeddedFactuality, modelFactuality } from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";

/** Judges facts with the model, else by the embedded rules. */
export function factualityJudge(settings: JudgeSettings, model: LanguageModel | undefined): Judge<FactualityResult> {
  const { isolate_claims: isolateClaims, require_evidence_for_correct: requireEvidenceForCorrect } = settings;
  const agent = createFactualityAgent(model ? modelFactuality(model) : embeddedFactuality);
  return { run: (input, options) => agent.run(input, { ...options, isolateClaims, requireEvidenceForCorrect }) };
}
