import type { Job, JobResult, PgBoss } from "pg-boss";
import { continueTrace, inSpan, type TraceCarrier } from "../telemetry/index.ts";
import { GivenUp } from "./given-up.ts";
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
        return await Promise.all(jobs.map((job) => settle(queue, job, handler)));
      } finally {
        boss.notifyWorker(consumer);
      }
    },
  );
}

/** Handles one job; that it fails is no concern of the others that were fetched with it. */
async function settle(queue: QueueName, job: Job<JobPayload>, handler: JobHandler): Promise<JobResult> {
  try {
    const work = () => handler({ id: job.id, payload: job.data, attempt: job.retryCount, signal: job.signal });
    await continueTrace(traceOf(job.data), () =>
      inSpan(`job ${queue}`, { "beleg.queue": queue, "beleg.attempt": job.retryCount }, work, {
        kind: "consumer",
        metric: "beleg.job.duration",
        by: { "beleg.queue": queue },
      }),
    );
    return { id: job.id, status: "completed" };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const status = error instanceof GivenUp ? "deadletter" : "failed";
    return { id: job.id, status, output: { name, message: message.slice(0, 500) } };
  }
}

function traceOf({ traceparent, tracestate }: JobPayload): TraceCarrier {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { traceparent: text(traceparent), tracestate: text(tracestate) };
}
