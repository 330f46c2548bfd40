import type { PgBoss, QueueOptions } from "pg-boss";
import { DEAD_QUEUE, QUEUE_NAMES, QUEUES } from "./queues.ts";

/** Creates the queues a database does not have yet. */
export async function createQueues(boss: PgBoss): Promise<void> {
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
