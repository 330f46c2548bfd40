import type { Claim } from "@beleg/core/contracts";
import type { ClaimNote } from "./checker.ts";

/** What a reader sees first of a claim. */
export function claimNote({ id, text, label, error_type, evidence_quote }: Claim, total: number): ClaimNote {
  return { claim: { id, text, label, error_type, evidence_quote }, total };
}
