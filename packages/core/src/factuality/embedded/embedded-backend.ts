import type { FactualityBackend } from "../factuality-agent.ts";
import { errorProbability } from "./estimate/error-probability.ts";
import { embeddedClaimExtractor } from "./embedded-claim-extractor.ts";
import { embeddedClaimJudge } from "./embedded-claim-judge.ts";

/** Judges with no model: deterministic, offline, in German, English and Spanish. */
export const embeddedFactuality: FactualityBackend = {
  origin: "embedded",
  extractor: embeddedClaimExtractor,
  judge: embeddedClaimJudge,
  estimateError: errorProbability,
};
