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
