import type { FindingDimension } from "../finding-enums.ts";
import { FLOW } from "./coherence/flow.ts";
import { SENSE } from "./coherence/sense.ts";
import { CRITERIA } from "./criteria/criteria.ts";
import { DISPUTED, OTHER_ERROR, UNJUDGED, UNTRUSTED, VERDICTS } from "./factuality/general.ts";
import { NAMES } from "./factuality/names.ts";
import { STATEMENTS } from "./factuality/statements.ts";
import { VALUES } from "./factuality/values.ts";
import type { IssueTypeRow } from "./issue-type-row.ts";
import { BREAKS } from "./readability/breaks.ts";
import { LOAD } from "./readability/load.ts";
import { SLIPS } from "./readability/slips.ts";

/** The kinds of error a claim can have: what a judge of claims may name. */
export const ERROR_TYPES = { ...VALUES, ...NAMES, ...STATEMENTS, ...OTHER_ERROR };

/**
 * The one table of issue types: severity, message, advice and label of each, in every language; what each means stands in `meanings/`.
 * Schemas, reports, SARIF rules, the web app's labels and docs/reference/issue-types.md are made from it.
 */
export const ISSUE_TYPES = {
  factuality: { ...ERROR_TYPES, ...VERDICTS, ...DISPUTED, ...UNJUDGED, ...UNTRUSTED },
  coherence: { ...SENSE, ...FLOW },
  readability: { ...LOAD, ...BREAKS, ...SLIPS },
  criteria: CRITERIA,
} satisfies Readonly<Record<FindingDimension, Readonly<Record<string, IssueTypeRow>>>>;

/** The issue types of a dimension. */
export type IssueTypeOf<D extends FindingDimension> = { [One in D]: keyof (typeof ISSUE_TYPES)[One] }[D];

/** The issue types of a dimension, in the order of the table. */
export function issueTypesOf<D extends FindingDimension>(dimension: D): readonly IssueTypeOf<D>[] {
  return namesOf(ISSUE_TYPES[dimension]);
}

/** The names of some rows. */
export function namesOf<Rows extends object>(rows: Rows): (keyof Rows)[] {
  return Object.keys(rows) as (keyof Rows)[];
}
