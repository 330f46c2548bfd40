import { z } from "zod";
import { ERROR_TYPES, issueTypesOf, namesOf } from "./issue-types.ts";

/** What kind of detail of a claim is wrong. */
export const ErrorType = z.enum(namesOf(ERROR_TYPES));
export type ErrorType = z.infer<typeof ErrorType>;

/** Any issue type our judges give. Reports may hold others of other producers; they are kept as they are. */
export const IssueType = z.enum([
  // Some names stand in two dimensions.
  ...new Set([
    ...issueTypesOf("factuality"),
    ...issueTypesOf("coherence"),
    ...issueTypesOf("readability"),
    ...issueTypesOf("criteria"),
  ]),
]);
export type IssueType = z.infer<typeof IssueType>;
