import { type Fields, fieldsOf } from "./input-items.ts";
import { firstText } from "./read-issue.ts";

/** True for a claim that one source backs and another contradicts, each with a quote. */
export function isDisputed(claim: Fields): boolean {
  const backed = firstText(fieldsOf(claim.evidence)?.source_id);
  const contradicted = firstText(fieldsOf(claim.conflict)?.source_id);
  return backed !== null && contradicted !== null && backed !== contradicted;
}
