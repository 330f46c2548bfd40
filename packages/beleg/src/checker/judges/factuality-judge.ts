import type { Judge, LanguageModel } from "@beleg/core";
import type { FactualityResult } from "@beleg/core/contracts";
import { createFactualityAgent, embeddedFactuality, judgeTrust, modelFactuality } from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";

/** Judges facts with the model, else by the embedded rules; where the judge was measured, verdicts live up to its record. */
export async function factualityJudge(
  settings: JudgeSettings,
  model: LanguageModel | undefined,
): Promise<Judge<FactualityResult>> {
  const { isolate_claims: isolateClaims, require_evidence_for_correct: requireEvidenceForCorrect } = settings;
  const agent = createFactualityAgent(model ? modelFactuality(model) : embeddedFactuality);
  const trust = await recordOf(settings, model);
  return { run: (input, options) => agent.run(input, { ...options, isolateClaims, requireEvidenceForCorrect, trust }) };
}

async function recordOf(settings: JudgeSettings, model: LanguageModel | undefined) {
  if (settings.trust === "off") return undefined;
  const { findProfile } = await import("../record/profile-files.ts");
  const profile = await findProfile(settings.home, model?.name ?? "none");
  return profile && judgeTrust(profile, settings.trust_min_precision);
}
