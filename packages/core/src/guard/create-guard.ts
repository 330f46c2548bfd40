import { embeddedJudges } from "../check/embedded-judges.ts";
import { PACKS } from "../languages/packs.ts";
import { buildGuard, type Guard, type GuardOptions } from "./build-guard.ts";

/** Builds a guard over the sources of an answer, which are read once. Throws a BelegError for what is no source. */
export function createGuard(options: GuardOptions): Guard {
  return buildGuard(options, PACKS, embeddedJudges.factuality);
}
