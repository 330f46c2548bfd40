export { type CheckJob, enqueueCheck } from "../checker/enqueue-check.ts";
export {
  type ActiveJob,
  type ConsumeOptions,
  type EnqueueOptions,
  type JobHandler,
  type JobPayload,
  type JobQueue,
  openQueue,
  type QueueName,
  type QueueOptions,
} from "../queue/index.ts";
export {
  DEFAULT_TENANT,
  type OpenStoreOptions,
  openStore,
  type Page,
  type RunDetail,
  type RunFilter,
  type RunRow,
  restoreBackup,
  type SavedRun,
  type SaveRun,
  type Store,
  type StoreSettings,
  type StoreTransaction,
  type TenantStore,
  writeBackup,
} from "../store/index.ts";
