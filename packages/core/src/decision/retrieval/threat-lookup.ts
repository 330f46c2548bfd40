import type { ThreatIntel, Transaction } from "../../contracts/decision/index.ts";
import { COUNTRY_LIST_NAMES, type CountryLists } from "./country-lists.ts";

type ThreatSource = ThreatIntel["sources"][number];

/** One place to ask about a transaction; it answers with nothing when it knows nothing, and throws when it cannot answer. */
export interface ThreatProvider {
  readonly name: string;
  lookup(transaction: Transaction): Promise<readonly ThreatSource[]> | readonly ThreatSource[];
}

/** Asks the dated country lists. */
export function countryThreats(lists: CountryLists): ThreatProvider {
  return {
    name: "country_lists",
    lookup({ country }) {
      return COUNTRY_LIST_NAMES.flatMap((name) => {
        const confidence = lists[name][country];
        return confidence === undefined ? [] : [{ source_name: `${name} ${lists.dated}`, confidence }];
      });
    },
  };
}

/** Phase 1b: the highest threat any provider reports. One provider that fails fails the lookup: its silence is no all-clear. */
export async function threatLookup(
  transaction: Transaction,
  providers: readonly ThreatProvider[],
): Promise<ThreatIntel> {
  const answers = await Promise.all(providers.map(async (provider) => provider.lookup(transaction)));
  const sources = answers.flat();
  return { threat_level: sources.reduce((level, source) => Math.max(level, source.confidence), 0), sources };
}
