import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherFocus: ObjectionRule = {
  id: "other-focus",
  kind: "objection",
  issueType: null,
  objects: movesFocus,
};

function movesFocus({ alignment: { claim, source, pairs } }: LaidClaim): boolean {
  const own = focusOf(claim);
  const theirs = focusOf(source);
  if (own === undefined || theirs === undefined) return false;
  return own.some((at, step) => {
    const place = theirs[step];
    return place !== undefined && !pairs.some((pair) => pair.claim === at && pair.source === place);
  });
}

/** What "only" stands before; with a verb, what follows that as well: "solo se admiten perros". */
function focusOf(items: readonly StatementItem[]): readonly number[] | undefined {
  const only = items.findIndex(({ logic }) => logic?.class === "only");
  if (only < 0) return undefined;
  const behind = items.flatMap((item, at) => (at > only && item.content ? [at] : [])).slice(0, 2);
  const first = items[behind[0] ?? -1];
  return first === undefined || first.capitalised || first.value !== null ? behind.slice(0, 1) : behind;
}
