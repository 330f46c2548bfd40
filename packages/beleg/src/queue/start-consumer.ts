import type { Job, JobResult, PgBoss } from "pg-boss";
import type { JobHandler, JobPayload } from "./job-queue.ts";
import type { QueueName } from "./queues.ts";

/** Fetches some jobs; as soon as they are done the next are fetched, and only an empty queue is waited on. */
export async function startConsumer(
  boss: PgBoss,
  queue: QueueName,
  batchSize: number,
  handler: JobHandler,
): Promise<void> {
  let consumer = "";
  consumer = await boss.work(
    queue,
    { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2, batchSize, perJobResults: true },
    async (jobs: Job<JobPayload>[]): Promise<JobResult[]> => {
      try {
        return await Promise.all(jobs.map((job) => settle(job, handler)));
      } finally {
        boss.notifyWorker(consumer);
      }
    },
  );
}

/** Handles one job; that it fails is no concern of the others that were fetched with it. */
async function settle(job: Job<JobPayload>, handler: JobHandler): Promise<JobResult> {
  try {
    await handler({ id: job.id, payload: job.data, attempt: job.retryCount, signal: job.signal });
    return { id: job.id, status: "completed" };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id: job.id, status: "failed", output: { name, message: message.slice(0, 500) } };
  }
}
