import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const contrasted: ObjectionRule = {
  id: "contrasted",
  kind: "objection",
  issueType: null,
  objects: speaksOfTheOther,
};

/** What the claim opens with stands in the sentence as what its subject is unlike. */
function speaksOfTheOther({ alignment: { source, pairs }, language, opening }: LaidClaim): boolean {
  const { unlike } = language.judging.untruths;
  const place = pairs.find((pair) => pair.claim === opening)?.source ?? 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (unlike.has(source[at]!.lower)) return !pairs.some((pair) => pair.source === at);
    // "In the east, unlike the south," ends its phrase at the comma; a verb ends it too.
    if (source[at + 1]!.gapBefore !== "none" || source[at]!.helping) return false;
  }
  return false;
}
