import { embeddedVerdicts } from "../judges/factuality/embedded/embedded-verdicts.ts";
import { createFactualityJudge } from "../judges/factuality/factuality-agent.ts";
import { type LanguagePack, loadPacks } from "../languages/index.ts";
import { buildGuard, type Guard, type GuardOptions } from "./build-guard.ts";

/** `createGuard` for the languages it is given, and no other. An answer in another one is `incomplete`, so it is not shown. */
export function createGuardIn({
  languages,
}: {
  readonly languages: readonly LanguagePack[];
}): (options: GuardOptions) => Guard {
  const loaded = loadPacks(languages);
  const judge = createFactualityJudge(embeddedVerdicts);
  return (options) => buildGuard(options, loaded, judge);
}
