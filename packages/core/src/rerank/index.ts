export { BLOCKING_RISKS, blockingRisks } from "./blocking-risks.ts";
export { canonicalUrl } from "./candidates/canonical-url.ts";
export { isDisallowed } from "./candidates/is-disallowed.ts";
export { isSourceAddress, isUnsafeAddress } from "./candidates/source-address.ts";
export { FILLS_FROM } from "./constants.ts";
export { createRerank } from "./create-rerank.ts";
export { monthsBefore } from "./freshness.ts";
export { ModelScores } from "./model-items.ts";
export { SCORE_PROMPT_VERSION } from "./prompts/score-prompt.ts";
export { rerank, rerankForDecisions } from "./rerank.ts";
export type { ContextRetriever, RerankInput, RerankPorts, RetrievalRequest } from "./rerank-input.ts";
export {
  type CoverageVerification,
  coverageSummary,
  type IngestStatus,
  verifyCoverage,
} from "./verify-coverage.ts";
