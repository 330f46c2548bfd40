export { type CheckInput, type CheckOptions, type CheckResult, check, type Judge, type Judges } from "./check.ts";
