import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementValue } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherValue } from "./shared/other-value.ts";
import { slippedValue } from "./shared/slipped-value.ts";

export const otherUnit: ContradictionRule = {
  id: "other-unit",
  kind: "contradiction",
  issueType: "UNIT",
  find: contradictedUnit,
};

function contradictedUnit(laid: LaidClaim): Contradiction | undefined {
  return otherValue(laid, isOtherUnit) ?? slippedValue(laid, isOtherUnit);
}

/** True for one figure of two units or currencies. */
export function isOtherUnit(own: StatementValue, theirs: StatementValue): boolean {
  if (!("quantity" in own) || !("quantity" in theirs)) return false;
  const { quantity: a } = own;
  const { quantity: b } = theirs;
  return a.value === b.value && (a.unit !== b.unit || a.currency !== b.currency);
}
