import type { Store } from "../store/index.ts";
import { traceHeaders } from "../telemetry/index.ts";
import { createQueues } from "./create-queues.ts";
import { failOrphanedJobs } from "./fail-orphaned-jobs.ts";
import { jobIdOf } from "./job-id.ts";
import type { JobQueue } from "./job-queue.ts";
import { startConsumer } from "./start-consumer.ts";

/** The schema pg-boss keeps its own tables in. */
const JOBS_SCHEMA = "beleg_jobs";

/** What this process does for the queues. */
export type QueueOptions = {
  /** Whether this process looks after the queues (expiry, heartbeats, clean-up). Defaults to false: it only enqueues. */
  readonly worker?: boolean;
  /** Told of problems in the background. Defaults to silence. */
  readonly onProblem?: (problem: Error) => void;
};

/** Opens the job queues over an open store; queues exist before the first job is enqueued. */
export async function openQueue(store: Store, { worker = false, onProblem }: QueueOptions = {}): Promise<JobQueue> {
  const [{ PgBoss }, { databaseOptions, transactionDatabase }] = await Promise.all([
    import("pg-boss"),
    import("./queue-database.ts"),
  ]);
  const boss = new PgBoss({
    ...databaseOptions(store.connection),
    schema: JOBS_SCHEMA,
    schedule: false,
    supervise: worker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: worker,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => onProblem?.(error));
  await boss.start();
  await createQueues(boss);
  if (worker && store.connection.kind === "embedded") await failOrphanedJobs(store, boss);

  const enqueue: JobQueue["enqueue"] = async (queue, payload, { runAt, key, tx } = {}) => {
    const id = key === undefined ? undefined : jobIdOf(queue, key);
    // Whoever does the job goes on in the trace of whoever asked for it.
    const sent = await boss.send(
      queue,
      { ...payload, ...(await traceHeaders()) },
      {
        ...(id !== undefined && { id }),
        ...(runAt !== undefined && { startAfter: new Date(runAt) }),
        ...(tx !== undefined && { db: transactionDatabase(tx, store.connection) }),
      },
    );
    if (sent ?? id) return (sent ?? id) as string;
    throw new Error(`the queue ${queue} took no job`);
  };
  return {
    boss,
    enqueue,
    schedule: enqueue,
    cancel: async (queue, key) => {
      await boss.cancel(queue, jobIdOf(queue, key));
    },
    consume: async (queue, { concurrency = 1, batch = 1 }, handler) => {
      for (let n = 0; n < concurrency; n += 1) await startConsumer(boss, queue, batch, handler);
    },
    stop: ({ timeoutMs = 30_000 } = {}) => boss.stop({ graceful: timeoutMs > 0, timeout: Math.max(1000, timeoutMs) }),
  };
}
