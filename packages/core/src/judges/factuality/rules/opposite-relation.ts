import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherLogic } from "./shared/other-logic.ts";
import { isInverted, loneTurns } from "./shared/turns.ts";

export const oppositeRelation: ContradictionRule = {
  id: "opposite-relation",
  kind: "contradiction",
  issueType: "OPPOSITE",
  find: turnedRelation,
};

function turnedRelation(laid: LaidClaim): Contradiction | undefined {
  const found = otherLogic(laid, ["time", "comparison", "relation"]);
  if (found === undefined || isInverted(laid)) return undefined;
  // The word and what stands in its place; "only" bounds what the other one turns.
  const turns = loneTurns(laid).filter((word) => word.class !== "only");
  return turns.length > 2 ? undefined : found;
}
