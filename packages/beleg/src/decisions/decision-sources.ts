import { resolve } from "node:path";
import type { Clock } from "@beleg/core";
import { countryThreats, type DecisionOptions, rerankPolicies } from "@beleg/core/decision";
import { openPolicyFolder, SAMPLE_POLICIES } from "../policies/index.ts";
import type { Settings } from "../settings/index.ts";
import { loadAmountLimits } from "./load-amount-limits.ts";
import { loadCountryLists } from "./load-country-lists.ts";

/** What cases are held against: policies from their folder, read anew for every case; country lists and amount limits, read once. */
export async function decisionSources(
  settings: Pick<Settings, "policies" | "country_lists"> & Partial<Pick<Settings, "amount_limits">>,
  cwd: string,
  clock: Clock,
): Promise<Pick<DecisionOptions, "policies" | "rankPolicies" | "threatProviders" | "amounts">> {
  const amounts = await loadAmountLimits(settings.amount_limits ?? null, cwd);
  const path = settings.policies === null ? SAMPLE_POLICIES : resolve(cwd, settings.policies);
  const folder = openPolicyFolder(path, Object.keys(amounts.limits));
  // A folder that cannot be read is a mistake to say at once, not a reason to escalate every case.
  await folder.read();
  const lists = await loadCountryLists(settings.country_lists, cwd);
  return {
    policies: () => folder.read(),
    rankPolicies: rerankPolicies(clock),
    threatProviders: [countryThreats(lists)],
    amounts,
  };
}
