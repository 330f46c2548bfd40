export { type CheckOrder, enqueueCheck } from "./enqueue-check.ts";
export { type EvaluationOrder, enqueueEvaluation } from "./enqueue-evaluation.ts";
export type { RunListener } from "./handlers/check-handler.ts";
export type { EvaluationListener } from "./handlers/evaluation-handler.ts";
export {
  type JobHandler,
  type JobInHand,
  type JobPayload,
  type Jobs,
  type JobsOptions,
  openJobs,
  type SendOptions,
} from "./open-jobs.ts";
export { DEAD_QUEUE, isQueueName, QUEUE_NAMES, type QueueName } from "./queues.ts";
export { restoreJobs } from "./restore-jobs.ts";
export { runWorker, type WorkerOptions } from "./run-worker.ts";
export { sharedTurn } from "./shared-turn.ts";
export { startWork, type Work, type WorkOptions } from "./start-work.ts";
