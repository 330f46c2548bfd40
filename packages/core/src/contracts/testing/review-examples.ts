import type { ContractName } from "../json-schema/index.ts";

const digest = "0123456789abcdef".repeat(4);

export const reviewDecision = {
  review_id: "r-1",
  action: "partial",
  approved_ids: ["doc-417"],
  rejected_ids: ["doc-812"],
  actor: "reviewer@example.org",
  decided_at: "2025-03-01T10:00:00Z",
  snapshot_digest: digest,
  reason: "one is outdated",
};

export const coverageSummary = {
  total: 3,
  ingested_count: 2,
  failed_count: 0,
  pending_count: 1,
  success_ratio: 0.667,
  timed_out: true,
};

/** Valid examples of the review contracts. */
export const reviewExamples = {
  ReviewDecision: [reviewDecision],
  ReviewItem: [
    {
      review_id: "r-1",
      kind: "rerank_selection",
      subject_id: "run-1",
      created_at: "2025-03-01T09:00:00Z",
      expires_at: "2025-03-02T09:00:00Z",
      snapshot: { top_k: [] },
      snapshot_digest: digest,
    },
  ],
  CoverageSummary: [
    coverageSummary,
    { total: 0, ingested_count: 0, failed_count: 0, pending_count: 0, success_ratio: null, timed_out: false },
  ],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
