export type { Alongside } from "./alongside.ts";
export { restoreBackup } from "./backup/restore-backup.ts";
export { writeBackup } from "./backup/write-backup.ts";

export { storeFailure } from "./database/store-failure.ts";
export type { Failure, RunStatus, RunVerdict } from "./database/tables.ts";
export { DEFAULT_TENANT } from "./default-tenant.ts";
export { daysAgo, deleteRunsOlderThan } from "./delete-old-runs.ts";
export { diagnose } from "./doctor/diagnose.ts";
export { drainOutbox } from "./drain-outbox.ts";
export { type Graph, type GraphSettings, openGraph } from "./graph/open-graph.ts";
export { projectOutbox } from "./graph/project-outbox.ts";
export { runGraphProjection } from "./graph/run-graph-projection.ts";
export { type OpenStoreOptions, openStore, type StoreSettings, storeFolder } from "./open-store.ts";
export type { ExplanationCounts, VariantCounts } from "./queries/decision-stats.ts";
export {
  customerTextKey,
  escalationRun,
  eventKey,
} from "./queries/decisions.ts";
export type { DocumentRow } from "./queries/documents.ts";
export type { EvaluationShard, StoredAnswer } from "./queries/evaluation-shards.ts";
export type { EvaluationRow } from "./queries/evaluations.ts";
export type { OpenJob } from "./queries/job-rows.ts";
export type { NotificationRow } from "./queries/notifications.ts";
export type { OutboxRow } from "./queries/outbox.ts";
export type { Page, PageCursor } from "./queries/page.ts";

export type { IngestItem, RerankRunListing, RerankRunRow } from "./queries/rerank-runs.ts";
export type { ReviewFilter, ReviewProgress } from "./queries/reviews.ts";
export type { RunTry } from "./queries/run-notes.ts";
export type { RecentRun, RunDetail, RunFilter, RunRow } from "./queries/runs.ts";
export type { RunOutcome, SavedRun, SaveRun } from "./queries/save-run.ts";
export { type Store, type StoreTransaction, storeOver, type TenantStore } from "./store.ts";
