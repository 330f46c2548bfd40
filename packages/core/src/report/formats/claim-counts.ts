import type { AgentOutput } from "../build-report.ts";
import { claimList, forEachItem } from "../input-items.ts";
import { oneOf } from "../read-issue.ts";

const LABELS = ["incorrect", "uncertain", "correct", "failed"] as const;
export type ClaimLabel = (typeof LABELS)[number];

/** How many claims of the factuality agent ended how; null where it lists none. */
export function countClaims(agent: AgentOutput): Readonly<Record<ClaimLabel, number>> | null {
  const counts = { incorrect: 0, uncertain: 0, correct: 0, failed: 0 };
  let any = false;
  forEachItem(claimList(agent), (fields) => {
    const label = oneOf(LABELS, fields.label);
    if (label === null) return;
    counts[label] += 1;
    any = true;
  });
  return any ? counts : null;
}
