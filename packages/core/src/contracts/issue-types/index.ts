export { findIssueType } from "./find-issue-type.ts";
export { ErrorType, IssueType } from "./issue-type-enums.ts";
export type { IssueTypeRow, IssueTypeTexts } from "./issue-type-row.ts";
export { ERROR_TYPES, ISSUE_TYPES, type IssueTypeOf, issueTypesOf } from "./issue-types.ts";
export { findIssueRow, rowForIssue } from "./row-for-issue.ts";
