import { requireContract } from "@beleg/core/contracts";
import { CountryLists } from "@beleg/core/decision";
import { packageFile, readJson } from "../files/index.ts";

const SHIPPED = packageFile("policies", "country-lists.json");

/** Reads the dated country lists; null names the ones Beleg ships. */
export async function loadCountryLists(file: string | null, cwd: string): Promise<CountryLists> {
  return requireContract(CountryLists, await readJson(file ?? SHIPPED, { cwd }));
}
