export {
  type ContextRetriever,
  type CoverageVerification,
  coverageSummary,
  type IngestStatus,
  type RerankInput,
  type RerankPorts,
  type RetrievalRequest,
  rerank,
  verifyCoverage,
} from "../rerank/index.ts";
