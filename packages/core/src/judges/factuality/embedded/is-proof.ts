import type { LaidClaim } from "../alignment/laid-claim.ts";
import { OBJECTIONS } from "../rules/rules.ts";
import { swappedRoles } from "../rules/swapped-roles.ts";

/** True for a claim laid over a sentence that no rule objects to. */
export function isProof(laid: LaidClaim): boolean {
  return !OBJECTIONS.some((rule) => rule.objects(laid)) && swappedRoles.find(laid) === undefined;
}
