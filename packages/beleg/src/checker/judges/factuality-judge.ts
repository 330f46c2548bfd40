import type { Judge, LanguageModel, Verifier } from "@beleg/core";
import type { FactualityResult, TrustProfile } from "@beleg/core/contracts";
import {
  createFactualityAgent,
  embeddedFactuality,
  judgeTrust,
  modelFactuality,
  verifiedFactuality,
} from "@beleg/core/judges";
import type { GivenJudge } from "./given-judge.ts";
import type { JudgeSettings } from "./judge-settings.ts";

/**
 * Judges facts with the model, else by the embedded rules, and with the verifier between them where there is one; where the
 * judge was measured, verdicts live up to its record.
 */
export async function factualityJudge(
  settings: JudgeSettings,
  model: LanguageModel | undefined,
  given: GivenJudge = {},
): Promise<Judge<FactualityResult>> {
  const { isolate_claims: isolateClaims, require_evidence_for_correct: requireEvidenceForCorrect } = settings;
  const verifier = given.verifier ?? (await verifierOf(settings));
  const agent = createFactualityAgent(backendOf(verifier, model));
  const record = await recordOf(settings, given.record, model?.name ?? "none", verifier?.name ?? "none");
  const trust = record && judgeTrust(record, settings.trust_min_precision);
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

async function recordOf(settings: JudgeSettings, given: TrustProfile | undefined, model: string, verifier: string) {
  if (settings.trust === "off" && given === undefined) return undefined;
  const { findProfile, isRecordOf } = await import("../record/profile-files.ts");
  if (given === undefined) return findProfile(settings.home, model, verifier);
  return isRecordOf(given, model, verifier) ? given : undefined;
}
