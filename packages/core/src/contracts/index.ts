export * from "./decision/index.ts";
export * from "./errors/index.ts";
export * from "./evaluation/index.ts";
export * from "./explainability.ts";
export * from "./factuality/index.ts";
export * from "./rerank/index.ts";
export * from "./review/index.ts";
export * from "./values/index.ts";
