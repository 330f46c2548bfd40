import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { countryThreats, type DecisionOptions, rerankPolicies } from "@beleg/core/decision";
import type { Clock, Delay, LanguageModel } from "@beleg/core/ports";
import { openPolicyFolder, SAMPLE_POLICIES } from "../policies/index.ts";
import type { Settings } from "../settings/index.ts";
import { assignStyle } from "./assign-style.ts";
import { loadCountryLists } from "./load-country-lists.ts";

/** The settings that concern decisions. */
export type DecisionSettings = Pick<Settings, "policies" | "country_lists" | "contact" | "explanation_styles">;

/** Milliseconds with fractions: agents that take microseconds must not all take zero. */
const preciseClock: Clock = { now: () => performance.timeOrigin + performance.now() };

const delay: Delay = async (ms, signal) => {
  await sleep(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }).catch(() => undefined);
};

/** Sets up the pipeline as the settings say: policies from their folder, read anew for every case; country lists once. */
export async function decisionOptions(
  settings: DecisionSettings,
  model: LanguageModel,
  cwd: string,
  clock: Clock = preciseClock,
): Promise<Omit<DecisionOptions, "locale">> {
  const folder = openPolicyFolder(settings.policies === null ? SAMPLE_POLICIES : resolve(cwd, settings.policies));
  // A folder that cannot be read is a mistake to say at once, not a reason to escalate every case.
  await folder.read();
  const lists = await loadCountryLists(settings.country_lists, cwd);
  return {
    clock,
    model,
    policies: () => folder.read(),
    rankPolicies: rerankPolicies(clock),
    threatProviders: [countryThreats(lists)],
    style: assignStyle(settings.explanation_styles),
    ...(settings.contact === null ? {} : { contact: settings.contact }),
    delay,
  };
}
