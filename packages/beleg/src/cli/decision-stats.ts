import { canonicalJson } from "@beleg/core/contracts";
import { decisionStats } from "../decisions/decision-stats.ts";
import type { Settings } from "../settings/index.ts";
import { openStore } from "../store/index.ts";

/** The figures about stored decisions as JSON. */
export async function printDecisionStats(
  settings: Pick<Settings, "database_url" | "home">,
  cwd: string,
  period: "day" | "week" | "month",
): Promise<string> {
  const store = await openStore(settings, { cwd, visits: true });
  try {
    return `${canonicalJson(await decisionStats(store, period), { indent: 2 })}\n`;
  } finally {
    await store.close();
  }
}
