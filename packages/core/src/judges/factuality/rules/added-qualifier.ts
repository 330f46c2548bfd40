import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const addedQualifier: ObjectionRule = {
  id: "added-qualifier",
  kind: "objection",
  issueType: null,
  objects: addsQualifier,
};

function addsQualifier({ differences }: LaidClaim): boolean {
  return differences.logicChanged.length + differences.logicAdded.length + differences.functionAdded.length > 0;
}
