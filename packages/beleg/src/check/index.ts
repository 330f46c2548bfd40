export { answerCheck, type CheckNote } from "./answer-check.ts";
export { type CheckedCase, checkCases, checkLines } from "./check-cases.ts";
export { type CheckPool, type CheckPoolOptions, openCheckPool } from "./check-pool.ts";
export type { CheckCase, CheckSettings } from "./check-settings.ts";
export { type Outcome, outcomeOf, printedResult } from "./checked-line.ts";
export { type Checker, openChecker, openCheckerThreads } from "./open-checker.ts";
export { judgesOf, languageOf } from "./open-judges.ts";
export { repeatCheck } from "./repeat-check.ts";
export { runOutcome } from "./run-outcome.ts";
