import type { CheckResult } from "../contracts/index.ts";
import { PACKS } from "../languages/packs.ts";
import { embeddedJudges } from "./embedded-judges.ts";
import type { CheckInput } from "./judge.ts";
import { type CheckOptions, runCheck } from "./run-check.ts";

/** Checks a text in any of the languages, by the embedded judges or those given. Throws a BelegError for what is no check. */
export function check(input: CheckInput, options: CheckOptions = {}): Promise<CheckResult> {
  return runCheck(input, options, PACKS, embeddedJudges);
}
