export { type CheckedCase, checkCases } from "./check-cases.ts";
export type { CheckCase, CheckSettings } from "./check-settings.ts";
export { type Checker, openChecker, openCheckerThreads } from "./open-checker.ts";
export { repeatCheck } from "./repeat-check.ts";
