import type { Dimension, Severity } from "../contracts/explainability.ts";
import { SEVERITIES } from "../contracts/finding-names.ts";
import { findIssueRow } from "../contracts/issue-types/index.ts";
import { oneOf } from "./read-issue.ts";

/** Step 1c: the severity by type where the table fixes it, else by word, else by number, else medium. */
export function normaliseSeverity(dimension: Dimension, issueType: string | null, given: unknown): Severity {
  const row = issueType === null ? undefined : findIssueRow(dimension, issueType);
  if (row?.severityIsFixed) return row.severity;
  return oneOf(SEVERITIES, given) ?? severityOfNumber(given);
}

function severityOfNumber(given: unknown): Severity {
  if (typeof given !== "number" || !Number.isFinite(given)) return "medium";
  if (given >= 0.75) return "high";
  return given >= 0.4 ? "medium" : "low";
}
