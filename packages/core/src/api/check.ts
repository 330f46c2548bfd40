export { compactResult } from "../check/compact-result.ts";
export { type CheckParts, createCheck } from "../check/create-check.ts";
export type { CheckInput, Judges } from "../check/judge.ts";
export type { CheckOptions } from "../check/run-check.ts";
export { BelegError } from "../contracts/errors/beleg-error.ts";
export type { CheckResult } from "../contracts/index.ts";
export type { Guard, GuardOptions } from "../guard/build-guard.ts";
export { createGuardIn } from "../guard/create-guard-in.ts";
export { errorProbability } from "../judges/factuality/embedded/estimate/error-probability.ts";
