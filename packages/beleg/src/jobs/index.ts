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
