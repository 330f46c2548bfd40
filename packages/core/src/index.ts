export type { CheckInput, CheckOptions, Judge, Judges } from "./check/check.ts";
export { check } from "./check/check.ts";
export { checkInOffsetEncoding } from "./check/in-offset-encoding.ts";
export type { CheckAnswer, CheckResult } from "./contracts/index.ts";
