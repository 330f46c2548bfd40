export { type CanonicalUrl, canonicalUrl } from "./candidates/canonical-url.ts";
export { type SourceMatcher, sourceMatcher } from "./candidates/source-pattern.ts";
export { BONUS_SHARES, DEFAULT_K, MODEL_POOL, RRF_K } from "./constants.ts";
export { monthsBefore } from "./freshness.ts";
export { rerank } from "./rerank.ts";
export type { ContextRetriever, RerankInput, RerankPorts, RetrievalRequest } from "./rerank-input.ts";
export {
  type CoverageVerification,
  coverageSummary,
  type IngestStatus,
  verifyCoverage,
} from "./verify-coverage.ts";
