import { requireContract } from "@beleg/core/contracts";
import { AmountTable } from "@beleg/core/decision";
import { packageFile, readJson } from "../files/index.ts";

const SHIPPED = packageFile("policies", "amount-limits.json");

/** Reads the limits per currency and their rates; null names the ones Beleg ships. */
export async function loadAmountLimits(file: string | null, cwd: string): Promise<AmountTable> {
  return requireContract(AmountTable, await readJson(file ?? SHIPPED, { cwd }));
}
