export { criteriaOf, MAX_CRITERIA, MAX_CRITERION } from "./criteria-of.ts";
export * from "./criteria-result.ts";
export * from "./criterion.ts";
