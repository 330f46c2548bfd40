import type { FindingDimension, Verdict } from "../contracts/explainability.ts";
import { rowForIssue } from "../contracts/issue-types/index.ts";
import type { Locale } from "../locales/index.ts";

/** Says what to do about a finding. */
export type Recommend = (dimension: FindingDimension, issueType: string | null, verdict: Verdict | null) => string;

/** The advice of one language. */
export function recommender(locale: Locale): Recommend {
  return (dimension, issueType, verdict) => rowForIssue(dimension, issueType, verdict)[locale].advice;
}
