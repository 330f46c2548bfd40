import type { Finding } from "../../contracts/explainability.ts";

/** What tools call the kind of a finding: its dimension, and its issue type where it has one. */
export function ruleId({ dimension, source }: Finding): string {
  return source.issue_type === null ? dimension : `${dimension}/${source.issue_type.toWellFormed()}`;
}
