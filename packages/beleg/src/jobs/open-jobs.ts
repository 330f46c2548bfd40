import {
  type ConstructorOptions,
  type Db,
  fromKysely,
  fromPglite,
  type Job,
  type JobResult,
  PgBoss,
  type QueueOptions,
} from "pg-boss";
import type { Connection } from "../store/database/connection.ts";
import { addsRows, requireRoom } from "../store/database/room-on-disk.ts";
import type { Store, StoreTransaction } from "../store/index.ts";
import { failOrphans } from "./fail-orphans.ts";
import { jobIdOf } from "./job-id.ts";
import { DEAD_QUEUE, QUEUE_NAMES, QUEUES, type QueueName } from "./queues.ts";

/** The schema pg-boss keeps its own tables in. */
const JOBS_SCHEMA = "beleg_jobs";

export type JobPayload = Readonly<Record<string, string | number | boolean | null>>;

/** What a handler gets to know; a job may come twice, so its effect goes through `effects.once` or a compare-and-set. */
export type JobInHand = {
  readonly id: string;
  readonly payload: JobPayload;
  /** 0 for the first try. */
  readonly attempt: number;
  /** Aborted when the job has taken too long or the worker is asked to stop at once. */
  readonly signal: AbortSignal;
};

export type JobHandler = (job: JobInHand) => Promise<void>;

export type SendOptions = {
  /** Not before this time. Defaults to now. */
  readonly runAt?: Date | string;
  /** At most one job of the queue has this key; sending it again changes nothing. */
  readonly key?: string;
  /** The transaction the job becomes real with. Without it, at once. */
  readonly tx?: StoreTransaction;
};

export type JobsOptions = {
  /** Whether this process looks after the queues (expiry, heartbeats, clean-up). Defaults to false: it only sends. */
  readonly worker?: boolean;
  /** Told of problems in the background. Defaults to silence. */
  readonly onProblem?: (problem: Error) => void;
};

type HandOptions = {
  /** How many hands work side by side. Defaults to 1. */
  readonly concurrency?: number;
  /**
   * How many jobs a hand takes and settles together, done side by side: for short jobs, whose cost is asking for them.
   * Defaults to 1.
   */
  readonly batch?: number;
};

/** The queues on the store's own database. */
export type Jobs = {
  /** Puts a job in its queue and gives its id. */
  readonly send: (queue: QueueName, payload: JobPayload, options?: SendOptions) => Promise<string>;
  /** A durable timer: the job runs at its time or as soon as a worker is there after it. */
  readonly schedule: (
    queue: QueueName,
    payload: JobPayload,
    options: SendOptions & { readonly runAt: Date | string; readonly key: string },
  ) => Promise<string>;
  /** Calls off a job that has not started. */
  readonly cancel: (queue: QueueName, key: string) => Promise<void>;
  /** Does the jobs of a queue in this process, so many at a time. */
  readonly work: (queue: QueueName, options: HandOptions, handler: JobHandler) => Promise<void>;
  /** Stops taking jobs and lets those in hand finish; what is not done in time goes back to its queue. */
  readonly stop: (options?: { readonly timeoutMs?: number }) => Promise<void>;
  /** The engine itself, for lists and repairs. */
  readonly boss: PgBoss;
};

/** Opens the job queues over an open store; queues exist before the first job is sent. */
export async function openJobs(store: Store, { worker = false, onProblem }: JobsOptions = {}): Promise<Jobs> {
  const boss = new PgBoss({
    ...engineOptions(store.connection),
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
  if (worker && store.connection.kind === "embedded") await failOrphans(store, boss);

  const send: Jobs["send"] = async (queue, payload, { runAt, key, tx } = {}) => {
    const id = key === undefined ? undefined : jobIdOf(queue, key);
    const sent = await boss.send(queue, payload, {
      ...(id !== undefined && { id }),
      ...(runAt !== undefined && { startAfter: new Date(runAt) }),
      ...(tx !== undefined && { db: withRoom(inTransaction(tx), store.connection) }),
    });
    if (sent ?? id) return (sent ?? id) as string;
    throw new Error(`the queue ${queue} took no job`);
  };
  return {
    boss,
    send,
    schedule: send,
    cancel: async (queue, key) => {
      await boss.cancel(queue, jobIdOf(queue, key));
    },
    work: async (queue, { concurrency = 1, batch = 1 }, handler) => {
      for (let hand = 0; hand < concurrency; hand += 1) await startHand(boss, queue, batch, handler);
    },
    stop: ({ timeoutMs = 30_000 } = {}) => boss.stop({ graceful: timeoutMs > 0, timeout: Math.max(1000, timeoutMs) }),
  };
}

/** Takes some jobs; as soon as they are done the next are asked for, and only an empty queue is waited on. */
async function startHand(boss: PgBoss, queue: QueueName, batchSize: number, handler: JobHandler): Promise<void> {
  let hand = "";
  hand = await boss.work(
    queue,
    { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2, batchSize, perJobResults: true },
    async (jobs: Job<JobPayload>[]): Promise<JobResult[]> => {
      try {
        return await Promise.all(jobs.map((job) => settle(job, handler)));
      } finally {
        boss.notifyWorker(hand);
      }
    },
  );
}

/** Does one job; that it fails is no concern of the others that were taken with it. */
async function settle(job: Job<JobPayload>, handler: JobHandler): Promise<JobResult> {
  try {
    await handler({ id: job.id, payload: job.data, attempt: job.retryCount, signal: job.signal });
    return { id: job.id, status: "completed" };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id: job.id, status: "failed", output: { name, message: message.slice(0, 500) } };
  }
}

function engineOptions(connection: Connection): ConstructorOptions {
  return connection.kind === "embedded"
    ? { db: withRoom(fromPglite(connection.pglite), connection), backend: "pglite" }
    : { connectionString: connection.url, application_name: "beleg jobs", max: 4 };
}

/** The engine writes past the store's own guard: a nearly full disk must stop it all the same. */
function withRoom<Through extends Db>(db: Through, connection: Connection): Through {
  if (connection.kind !== "embedded") return db;
  return Object.assign(Object.create(db) as Through, {
    executeSql: async (text: string, values?: unknown[]) => {
      if (addsRows(text)) requireRoom(connection.folder);
      return db.executeSql(text, values);
    },
  });
}

/** pg-boss and the store carry different copies of the same type. */
function inTransaction(tx: StoreTransaction): Db {
  return fromKysely(tx.db.withoutPlugins() as unknown as Parameters<typeof fromKysely>[0]);
}

async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const create = async (name: string, options: QueueOptions & { deadLetter?: string; notify?: boolean }) => {
    if (known.has(name)) return;
    await boss.createQueue(name, options);
    // The engine learns a new queue at its first use, over a connection of its own; were that use inside a transaction of
    // the embedded database, the two would wait for each other for ever.
    await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
  };
  // What is dead stays until a person has looked at it.
  await create(DEAD_QUEUE, { retryLimit: 0, retentionSeconds: 31_536_000 });
  for (const name of QUEUE_NAMES) {
    await create(name, { ...QUEUES[name], deadLetter: DEAD_QUEUE, notify: true, retentionSeconds: 31_536_000 });
  }
}
