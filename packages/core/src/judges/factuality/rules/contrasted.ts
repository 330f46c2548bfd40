import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const contrasted: ObjectionRule = {
  id: "contrasted",
  kind: "objection",
  issueType: null,
  objects: speaksOfTheOther,
};

/** What the claim opens with stands in the sentence as what its subject is unlike. */
function speaksOfTheOther({ alignment: { source }, language, met, subject }: LaidClaim): boolean {
  const { unlike } = language.judging.untruths;
  for (let at = subject - 1; at >= 0; at -= 1) {
    if (unlike.has(source[at]!.lower)) return !met.has(at);
    // "In the east, unlike the south," ends its phrase at the comma; a verb ends it too.
    if (source[at + 1]!.gapBefore !== "none" || source[at]!.helping) return false;
  }
  return false;
}
