import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
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
  if (found === undefined || isInverted(laid) || !saysValues(laid) || namesNoTime(laid, found)) return undefined;
  if (isSaidOfThen(laid, found)) return undefined;
  // The word and what stands in its place; "only" bounds what the other one turns.
  const turns = loneTurns(laid).filter((word) => word.class !== "only");
  return turns.length > 2 || saysOwnBeside(laid, found) ? undefined : found;
}

/** "A penalty taken by Petrova" beside "a penalty from Petrova": only before a value do "by" and "from" tell a time. */
function namesNoTime({ alignment: { claim } }: LaidClaim, { slot }: Contradiction): boolean {
  const word = claim[slot!]!.logic;
  const next = claim.find((item, at) => at > slot! && item.content);
  return word?.class === "time" && "fy".includes(word.sense) && next?.value === null;
}

/** "Before, she had left a job" beside "after leaving a job": the one tells when, the other after what. */
function isSaidOfThen({ alignment: { claim, source } }: LaidClaim, found: Contradiction): boolean {
  if (claim[found.slot!]!.logic?.class !== "time") return false;
  const governs = (items: readonly StatementItem[], at: number) =>
    items[at + 1]?.gapBefore === "none" && !items[at + 1]!.helping;
  return (
    governs(claim, found.slot!) !==
    governs(
      source,
      source.findIndex((item) => item.start === found.source.start),
    )
  );
}

/** "For the next year" where the sentence speaks of the current one. */
function saysValues({ alignment: { claim, pairs } }: LaidClaim): boolean {
  return claim.every(
    ({ value }, at) => value === null || pairs.some((pair) => pair.claim === at && pair.match === "value"),
  );
}

/** "Since 2010 it is 45" beside "before 2010 it was 30, since then 45": the part behind the comma says the rest of the claim. */
function saysOwnBeside(
  { alignment: { claim, source, pairs } }: LaidClaim,
  { slot, source: { start } }: Contradiction,
): boolean {
  const place = source.findIndex((item) => item.start === start);
  const isParted = (items: readonly StatementItem[], one: number, other: number) =>
    items.slice(Math.min(one, other) + 1, Math.max(one, other) + 1).some(({ gapBefore }) => gapBefore !== "none");
  return pairs.some(
    (pair) =>
      claim[pair.claim]!.value !== null && !isParted(claim, pair.claim, slot!) && isParted(source, pair.source, place),
  );
}
