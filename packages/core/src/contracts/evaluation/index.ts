export * from "./comparison.ts";
export * from "./dataset-row.ts";
export * from "./error-case.ts";
export * from "./evaluation-summary.ts";
export * from "./metric.ts";
export * from "./policy-results.ts";
export * from "./prediction.ts";
