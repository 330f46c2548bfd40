export { addSourceContent, reportFailedContent } from "./add-source-content.ts";
export { type CoverageOptions, checkCoverage } from "./check-coverage.ts";
export { decideReview } from "./decide-review.ts";
export type { HumanDecision } from "./decision-of.ts";
export { expireReview } from "./expire-review.ts";
export { exportDecisions } from "./export-decisions.ts";
export { openReview, openReviewIn } from "./open-review.ts";
export { overrideDisallowed, type SourceOverride } from "./override-disallowed.ts";
export {
  type ListedRerankRun,
  listRerankRuns,
  type RerankRunReading,
  readRerankRun,
  shownRerankRun,
} from "./read-rerank-runs.ts";
export { everyReview, expireDueReviews, listReviews, readDecisions, readReview } from "./read-reviews.ts";
export { openRerankReview, type RerankReview } from "./rerank-review.ts";
export type { ReviewEffect, ReviewParts } from "./review-parts.ts";
export { DEFAULT_POLICIES, type ReviewPolicies, type ReviewPolicy, reviewPolicies } from "./review-policy.ts";
export { snapshotDigest } from "./snapshot.ts";
