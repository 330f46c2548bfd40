import type { Judge, LanguageModel, Verifier } from "@beleg/core";
import type { FactualityResult } from "@beleg/core/contracts";
import {
  createFactualityAgent,
  embeddedFactuality,
  judgeTrust,
  modelFactuality,
  verifiedFactuality,
} from "@beleg/core/judges";
import type { JudgeSettings } from "./judge-settings.ts";

/**
 * Judges facts with the model, else by the embedded rules, and with the verifier between them where there is one; where the
 * judge was measured, verdicts live up to its record.
 */
export async function factualityJudge(
  settings: JudgeSettings,
  model: LanguageModel | undefined,
): Promise<Judge<FactualityResult>> {
  const { isolate_claims: isolateClaims, require_evidence_for_correct: requireEvidenceForCorrect } = settings;
  const verifier = await verifierOf(settings);
  const agent = createFactualityAgent(backendOf(verifier, model));
  const trust = await recordOf(settings, model, verifier);
  return { run: (input, options) => agent.run(input, { ...options, isolateClaims, requireEvidenceForCorrect, trust }) };
}

function backendOf(verifier: Verifier | undefined, model: LanguageModel | undefined) {
  if (verifier !== undefined) return verifiedFactuality(verifier, model);
  return model ? modelFactuality(model) : embeddedFactuality;
}

async function verifierOf(settings: JudgeSettings) {
  if (settings.verifier === "none") return undefined;
  const { configuredVerifier } = await import("../../verifier/index.ts");
  return configuredVerifier(settings);
}

async function recordOf(settings: JudgeSettings, model: LanguageModel | undefined, verifier: Verifier | undefined) {
  if (settings.trust === "off") return undefined;
  const { findProfile } = await import("../record/profile-files.ts");
  const profile = await findProfile(settings.home, model?.name ?? "none", verifier?.name ?? "none");
  return profile && judgeTrust(profile, settings.trust_min_precision);
}
