import type { PgBoss } from "pg-boss";
import type { StoreTransaction } from "../store/index.ts";
import type { QueueName } from "./queues.ts";

/** What a job carries. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null>>;

/** What a handler gets to know; a job may come twice, so its effect goes through `effects.once` or a compare-and-set. */
export type ActiveJob = {
  readonly id: string;
  readonly payload: JobPayload;
  /** 0 for the first try. */
  readonly attempt: number;
  /** Aborted when the job has taken too long or the worker is asked to stop at once. */
  readonly signal: AbortSignal;
};

/** Does a job of one queue; what it throws sends the job back to be retried. */
export type JobHandler = (job: ActiveJob) => Promise<void>;

/** When a job is due, and what it belongs to. */
export type EnqueueOptions = {
  /** Not before this time. Defaults to now. */
  readonly runAt?: Date | string;
  /** At most one job of the queue has this key; enqueuing it again changes nothing. */
  readonly key?: string;
  /** The transaction the job becomes real with. Without it, at once. */
  readonly tx?: StoreTransaction;
};

/** How many jobs are done side by side. */
export type ConsumeOptions = {
  /** How many consumers work side by side. Defaults to 1. */
  readonly concurrency?: number;
  /**
   * How many jobs a consumer fetches and settles together, done side by side: for short jobs, whose cost is fetching them.
   * Defaults to 1.
   */
  readonly batch?: number;
};

/** The queues on the store's own database. */
export type JobQueue = {
  /** Puts a job in its queue and gives its id. */
  readonly enqueue: (queue: QueueName, payload: JobPayload, options?: EnqueueOptions) => Promise<string>;
  /** A durable timer: the job runs at its time or as soon as a worker is there after it. */
  readonly schedule: (
    queue: QueueName,
    payload: JobPayload,
    options: EnqueueOptions & { readonly runAt: Date | string; readonly key: string },
  ) => Promise<string>;
  /** Calls off a job that has not started. */
  readonly cancel: (queue: QueueName, key: string) => Promise<void>;
  /** Handles the jobs of a queue in this process, so many at a time. */
  readonly consume: (queue: QueueName, options: ConsumeOptions, handler: JobHandler) => Promise<void>;
  /** Stops fetching jobs and lets active ones finish; what is not done in time goes back to its queue. */
  readonly stop: (options?: { readonly timeoutMs?: number }) => Promise<void>;
  /** pg-boss itself, for lists and repairs. */
  readonly boss: PgBoss;
};
