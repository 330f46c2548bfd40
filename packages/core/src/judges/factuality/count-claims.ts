import type { Claim, ClaimCounts } from "../../contracts/index.ts";

/** How many claims ended with which label; the four always add up to the total. */
export function countClaims(claims: readonly Pick<Claim, "label">[]): ClaimCounts {
  const counts = { total: claims.length, correct: 0, incorrect: 0, uncertain: 0, failed: 0 };
  for (const { label } of claims) counts[label] += 1;
  return counts;
}
