export {
  type ContextRetriever,
  type CoverageVerification,
  canonicalUrl,
  coverageSummary,
  createRerank,
  type IngestStatus,
  ModelScores,
  type RerankInput,
  type RerankPorts,
  type RetrievalRequest,
  rerank,
  verifyCoverage,
} from "../rerank/index.ts";
