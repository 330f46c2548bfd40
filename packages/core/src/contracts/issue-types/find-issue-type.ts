import type { FindingDimension } from "../finding-enums.ts";
import { ISSUE_TYPES, type IssueTypeOf } from "./issue-types.ts";

const USUAL_NAME = /^[A-Z_]{1,40}$/;

/** The issue type a name means, whatever its case and the blanks around it; undefined for a name no row has. */
export function findIssueType<D extends FindingDimension>(dimension: D, name: string): IssueTypeOf<D> | undefined {
  const key = keyOf(name);
  return Object.hasOwn(ISSUE_TYPES[dimension], key) ? (key as IssueTypeOf<D>) : undefined;
}

function keyOf(name: string): string {
  // Nearly all names come in this form; a longer text is no type of ours, and not folding it keeps hostile input cheap.
  if (USUAL_NAME.test(name)) return name;
  return name.length <= 100 ? name.trim().toUpperCase() : "";
}
