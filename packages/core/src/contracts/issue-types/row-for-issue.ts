import type { FindingDimension, Verdict } from "../finding-enums.ts";
import { findIssueType } from "./find-issue-type.ts";
import type { IssueTypeRow } from "./issue-type-row.ts";
import { ISSUE_TYPES } from "./issue-types.ts";

const { OTHER, CONTRADICTION, NOT_CONFIRMED, NOTHING_FOUND } = ISSUE_TYPES.factuality;

/** What speaks for a type that has no row. */
const CATCH_ALL: Readonly<Record<FindingDimension, IssueTypeRow>> = {
  factuality: OTHER,
  coherence: ISSUE_TYPES.coherence.OTHER,
  readability: ISSUE_TYPES.readability.HARD_TO_PARSE,
  criteria: ISSUE_TYPES.criteria.CRITERION_UNCLEAR,
};
const ROW_OF_VERDICT: Readonly<Record<Verdict, IssueTypeRow>> = { incorrect: CONTRADICTION, uncertain: NOT_CONFIRMED };

/** The rows that say no more than a verdict does, with the verdict they say. */
const SAID: ReadonlyMap<IssueTypeRow, Verdict | null> = new Map<IssueTypeRow, Verdict | null>([
  [OTHER, null],
  [CONTRADICTION, "incorrect"],
  [NOT_CONFIRMED, "uncertain"],
  [NOTHING_FOUND, "uncertain"],
]);

/**
 * The row that speaks for an issue, also for one from outside whose type has no row. Such a type keeps its name; what is
 * said about it follows the verdict, as for the types that say no more than one, and without a verdict the catch-all of
 * the dimension.
 */
export function rowForIssue(
  dimension: FindingDimension,
  issueType: string | null,
  verdict: Verdict | null,
): IssueTypeRow {
  const row = (issueType === null ? undefined : findIssueRow(dimension, issueType)) ?? CATCH_ALL[dimension];
  const said = SAID.get(row);
  return verdict === null || said === undefined || said === verdict ? row : ROW_OF_VERDICT[verdict];
}

/** The row of a type by its name, whatever its case and the blanks around it; undefined where there is none. */
export function findIssueRow(dimension: FindingDimension, issueType: string): IssueTypeRow | undefined {
  const rows: Readonly<Record<string, IssueTypeRow>> = ISSUE_TYPES[dimension];
  const type = findIssueType(dimension, issueType);
  return type === undefined ? undefined : rows[type];
}
