export * from "./errors/index.ts";
export * from "./explainability.ts";
