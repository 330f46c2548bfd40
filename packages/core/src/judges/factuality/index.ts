export type { ClaimExtractor } from "./claim-extractor.ts";
export type { ClaimJudge } from "./claim-judge.ts";

export { embeddedFactuality } from "./embedded/embedded-backend.ts";

export {
  createFactualityAgent,
  type FactualityAgent,
  type FactualityBackend,
  type FactualityOptions,
} from "./factuality-agent.ts";
export { modelFactuality } from "./model/model-backend.ts";
export { modelClaimJudge } from "./model/model-claim-judge.ts";
export { PROMPT_VERSION } from "./model/prompt-version.ts";
export { calibrated } from "./trust/calibrated.ts";
export { FEWEST_VERDICTS, isMeasured } from "./trust/is-measured.ts";
export { type JudgeTrust, judgeTrust } from "./trust/judge-trust.ts";
export { verifiedClaimJudge, verifiedFactuality } from "./verifier/verified-factuality.ts";
