import type { QueueOptions } from "pg-boss";

/** Where a job goes when its retries are used up: kept for a person to look at and to retry. */
export const DEAD_QUEUE = "dead";

/** Retries with a pause that doubles: 1 s, 2 s, 4 s … up to the given longest one. */
const retries = (retryLimit: number, retryDelayMax: number) => ({
  retryLimit,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax,
});

/** A worker that dies is noticed after this time, and its job goes to another one. */
const heartbeatSeconds = 10;

/** Every kind of job; a job's name is its queue. New kinds go here, their handlers to `worker/handlers/`. */
export const QUEUES = {
  /** Judges a text: `{tenant, run_id}` of a pending run. */
  check: { ...retries(5, 60), heartbeatSeconds, expireInSeconds: 3600 },
  /** Judges a shard of an evaluation, the last one also sums it up: `{tenant, evaluation_id, first_row}`. Workers may die often. */
  evaluation: { ...retries(20, 60), heartbeatSeconds, expireInSeconds: 86_400 },
  /** Sends a message: `{tenant, notification_id}`. */
  notification: { ...retries(20, 300), heartbeatSeconds },
  /** Closes a review item at its deadline: `{tenant, review_id}`. */
  "review-expiry": { ...retries(20, 300), heartbeatSeconds },
  /** Announces that a review item's deadline is near: `{tenant, review_id}`. */
  "review-expiring": { ...retries(20, 300), heartbeatSeconds },
  /** Polls what became of approved sources: `{tenant, rerank_run_id}`. */
  "coverage-check": { ...retries(20, 300), heartbeatSeconds, expireInSeconds: 3600 },
  /** Deletes what has outlived its retention: `{tenant}`. */
  retention: { ...retries(5, 300), heartbeatSeconds },
} as const satisfies Readonly<Record<string, QueueOptions>>;

/** A kind of job. */
export type QueueName = keyof typeof QUEUES;

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/** Tells whether a text names a kind of job. */
export function isQueueName(text: string): text is QueueName {
  return Object.hasOwn(QUEUES, text);
}
