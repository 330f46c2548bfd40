export { criteriaOf } from "./criteria-of.ts";
export * from "./criteria-result.ts";
export * from "./criterion.ts";
