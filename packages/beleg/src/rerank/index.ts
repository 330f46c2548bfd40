export { configuredEmbedder } from "./configured-embedder.ts";
export { createReranker, type Reranker } from "./create-reranker.ts";
export { formatEnvelope, RERANK_FORMATS } from "./format-envelope.ts";
export { formatRerankRun } from "./format-rerank-run.ts";
export { storeRetriever } from "./store-retriever.ts";
