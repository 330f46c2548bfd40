import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const cutName: ObjectionRule = {
  id: "cut-name",
  kind: "objection",
  issueType: null,
  objects: cutsName,
};

function cutsName({ alignment: { source, last } }: LaidClaim): boolean {
  const next = source[last + 1];
  return next?.gapBefore === "none" && next.content && next.capitalised && source[last]!.capitalised;
}
