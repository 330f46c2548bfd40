import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";
import { isNarrowedAt } from "./shared/bare-noun.ts";

export const narrowingClause: ObjectionRule = {
  id: "narrowing-clause",
  kind: "objection",
  issueType: null,
  objects: takesClauseForAll,
};

/** "Customers who paid in cash get a discount" does not say that customers paid in cash. */
function takesClauseForAll(laid: LaidClaim): boolean {
  const { alignment, opening } = laid;
  const { claim, source, pairs } = alignment;
  const noun = pairs.find((pair) => pair.claim === opening && !isLoose(pair.match))?.source;
  if (noun === undefined || !isNarrowedAt(noun + 1, laid)) return false;
  if (pairs.some((pair) => pair.source === noun + 1 && !isLoose(pair.match))) return false;
  const end = source.findIndex(({ gapBefore }, at) => at > noun + 1 && gapBefore !== "none");
  const said = pairs.filter((pair) => pair.source > noun && claim[pair.claim]!.content && !isLoose(pair.match));
  return said.some((pair) => end < 0 || pair.source < end);
}
