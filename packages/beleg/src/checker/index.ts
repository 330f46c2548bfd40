export { checkAndStore } from "./check-and-store.ts";
export { type CheckedCase, checkCases, checkLines } from "./check-cases.ts";
export { outcomeOf, printedResult } from "./checked-line.ts";
export type { Checker, CheckInput, CheckNote, JudgeInput, Outcome } from "./checker.ts";

export { enqueueCheck } from "./enqueue-check.ts";
export { brokenAnswer, failedAnswer } from "./failed-check.ts";
export { languageOf } from "./language-of.ts";
export { openChecker } from "./open-checker.ts";
export { openServingChecker } from "./open-serving-checker.ts";
export { repeatCheck } from "./repeat-check.ts";
export { runOutcome } from "./run-outcome.ts";
export { COMPILE_ROUNDS, LOAD_ROUNDS } from "./warm-up.ts";
