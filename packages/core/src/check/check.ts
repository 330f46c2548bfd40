import type { CheckResult } from "../contracts/index.ts";
import { PACKS } from "../languages/packs.ts";
import type { CheckInput, Judges } from "./judge.ts";
import { type CheckOptions, runCheck } from "./run-check.ts";

/** Checks a text in any of the languages, by the embedded judges or those given. Throws a BelegError for what is no check. */
export function check(input: CheckInput, options: CheckOptions = {}): Promise<CheckResult> {
  return runCheck(input, options, PACKS, loadEmbedded);
}

let embedded: Judges | undefined;

/** Loaded only when asked for: whoever brings judges of their own need not wait for ours. */
async function loadEmbedded(): Promise<Judges> {
  embedded ??= (await import("./embedded-judges.ts")).embeddedJudges;
  return embedded;
}
