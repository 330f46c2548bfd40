import type { LaidClaim } from "../alignment/laid-claim.ts";
import { placeOfBy } from "../alignment/voice-change.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherRole: ObjectionRule = {
  id: "other-role",
  kind: "objection",
  issueType: null,
  objects: hasOtherRole,
};

/** True when only one side has the word before the one who acts, and the other is not the same deed told the other way. */
function hasOtherRole({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { roles } = language.judging;
  const met = pairs.filter(({ match }) => match !== "other" && match !== "other-function");
  const own = new Set(met.map((pair) => pair.claim));
  const theirs = new Set(met.map((pair) => pair.source));
  return isUnmatched(claim, own, source) || isUnmatched(source, theirs, claim);

  /** A passive whose "by" stands alone, while the other side names who stands behind it. */
  function isUnmatched(items: typeof claim, said: ReadonlySet<number>, other: typeof claim): boolean {
    if (!items.some(({ lower }) => roles.passive.has(lower)) || placeOfBy(items, other, language.judging) !== undefined)
      return false;
    return items.some((item, at) => {
      if (!roles.by.has(item.lower) || item.silent || said.has(at)) return false;
      const actor = items.findIndex((one, place) => place > at && one.content);
      return actor >= 0 && said.has(actor);
    });
  }
}
