import type { FactualityBackend } from "../factuality-agent.ts";
import { embeddedClaimExtractor } from "./claims/embedded-claim-extractor.ts";
import { embeddedClaimJudge } from "./embedded-claim-judge.ts";
import { errorProbability } from "./estimate/error-probability.ts";
import { withinLanguage } from "./within-language.ts";

/** Judges with no model: deterministic, offline, in every language there is a pack for. */
export const embeddedFactuality: FactualityBackend = {
  origin: "embedded",
  extractor: embeddedClaimExtractor,
  judge: withinLanguage(embeddedClaimJudge),
  estimateError: errorProbability,
};
