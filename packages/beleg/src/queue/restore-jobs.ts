import type { OpenJob, Store } from "../store/index.ts";
import { openQueue } from "./open-queue.ts";
import { DEAD_QUEUE, isQueueName } from "./queues.ts";

/** Puts the open jobs of a backup back into their queues, under their own ids: a second time changes nothing. */
export async function restoreJobs(store: Store, jobs: readonly OpenJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const { boss, stop } = await openQueue(store);
  try {
    for (const { queue, id, payload, run_at } of jobs) {
      if (isQueueName(queue) || queue === DEAD_QUEUE) {
        await boss.insert(queue, [{ id, data: payload ?? {}, startAfter: new Date(run_at) }]);
      }
    }
  } finally {
    await stop({ timeoutMs: 0 });
  }
}
