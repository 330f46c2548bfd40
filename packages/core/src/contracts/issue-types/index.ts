export { findIssueType } from "./find-issue-type.ts";
export type { IssueTypeRow, IssueTypeTexts } from "./issue-type-row.ts";
export { ERROR_TYPES, ErrorType, ISSUE_TYPES, IssueType, type IssueTypeOf, issueTypesOf } from "./issue-types.ts";
export { findIssueRow, rowForIssue } from "./row-for-issue.ts";
