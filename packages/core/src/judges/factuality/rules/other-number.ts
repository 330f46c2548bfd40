import type { LaidClaim } from "../alignment/laid-claim.ts";
import { isOtherUnit } from "./other-unit.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherValue } from "./shared/other-value.ts";

export const otherNumber: ContradictionRule = {
  id: "other-number",
  kind: "contradiction",
  issueType: "NUMBER",
  find: contradictedNumber,
};

function contradictedNumber(laid: LaidClaim): Contradiction | undefined {
  return otherValue(laid, (own, theirs) => "quantity" in own && !isOtherUnit(own, theirs));
}
