import type { FactualityBackend } from "../factuality-agent.ts";
import { embeddedClaimExtractor } from "./claims/embedded-claim-extractor.ts";
import { embeddedClaimJudge } from "./embedded-claim-judge.ts";
import { withinLanguage } from "./within-language.ts";

/** The verdicts of the embedded judge alone, without the estimate and its weights. */
export const embeddedVerdicts: FactualityBackend = {
  origin: "embedded",
  extractor: embeddedClaimExtractor,
  judge: withinLanguage(embeddedClaimJudge),
  estimateError: () => null,
};
