export { GivenUp } from "./given-up.ts";
export type { ActiveJob, ConsumeOptions, EnqueueOptions, JobHandler, JobPayload, JobQueue } from "./job-queue.ts";
export { observeDepth } from "./observe-depth.ts";
export { openQueue, type QueueOptions } from "./open-queue.ts";
export { DEAD_QUEUE, isQueueName, QUEUE_NAMES, QUEUES, type QueueName } from "./queues.ts";
export { restoreJobs } from "./restore-jobs.ts";
