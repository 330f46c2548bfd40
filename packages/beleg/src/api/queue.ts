export { type CheckJob, enqueueCheck } from "../checker/index.ts";
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
