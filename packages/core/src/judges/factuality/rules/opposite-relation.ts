import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherLogic } from "./shared/other-logic.ts";

export const oppositeRelation: ContradictionRule = {
  id: "opposite-relation",
  kind: "contradiction",
  issueType: "OPPOSITE",
  find: turnedRelation,
};

function turnedRelation(laid: LaidClaim): Contradiction | undefined {
  return otherLogic(laid, ["time", "comparison", "relation"]);
}
