export type { CheckInput, CheckResult } from "@beleg/core";
export { type CheckOptions, check } from "./checker/check.ts";
