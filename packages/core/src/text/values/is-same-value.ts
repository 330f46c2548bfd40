import type { ValueRelation } from "./quantity.ts";

/** True for values that can be one value, rounded or said less exactly on one side. */
export function isSameValue(relation: ValueRelation): boolean {
  return relation === "equal" || relation === "compatible";
}
