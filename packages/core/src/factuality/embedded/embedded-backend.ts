import type { FactualityBackend } from "../factuality-agent.ts";
import { embeddedClaimExtractor } from "./embedded-claim-extractor.ts";
import { embeddedClaimJudge } from "./embedded-claim-judge.ts";

/** Judges with no model: deterministic, offline, in German, English and Spanish. */
export const embeddedFactuality: FactualityBackend = {
  origin: "embedded",
  extractor: embeddedClaimExtractor,
  judge: embeddedClaimJudge,
  estimateError: ({ claims }) =>
    claims.reduce(
      (left, claim) => Math.max(left, claim.label === "incorrect" ? 0.9 : claim.label === "uncertain" ? 0.6 : 0.2),
      0,
    ),
};
