export { check } from "./check/check.ts";
export { type CompactableAnswer, type CompactOptions, compactResult } from "./check/compact-result.ts";
export { checkInOffsetEncoding } from "./check/in-offset-encoding.ts";
export type { CheckInput, Judge, Judges, RunOptions } from "./check/judge.ts";
export { overallScore } from "./check/overall-score.ts";
export type { CheckOptions } from "./check/run-check.ts";
export type { CheckAnswer, CheckResult, GuardAction, GuardDecision, GuardedSentence } from "./contracts/index.ts";
export * from "./guard/index.ts";
export * from "./ports/index.ts";
