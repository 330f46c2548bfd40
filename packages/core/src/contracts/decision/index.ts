export * from "./evidence.ts";
export * from "./explanation-result.ts";
export * from "./fraud-decision.ts";
export * from "./pipeline-state.ts";
export * from "./policy.ts";
export * from "./signals.ts";
export * from "./transaction.ts";
