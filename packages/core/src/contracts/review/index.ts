export * from "./coverage-summary.ts";
export * from "./review-decision.ts";
export * from "./review-item.ts";
