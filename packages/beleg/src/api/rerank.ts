export { createReranker, type Reranker, type RerankerParts } from "../rerank/index.ts";
