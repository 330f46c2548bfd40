import type { PgBoss } from "pg-boss";
import type { Store } from "../store/index.ts";

/**
 * Gives back the jobs a killed process was doing. The embedded database belongs to one process, so whatever is active
 * when it opens has nobody left who does it; on a server the heartbeat tells.
 */
export async function failOrphanedJobs(store: Store, boss: PgBoss): Promise<void> {
  for (const { id, queue } of await store.jobRows.active()) {
    await boss.fail(queue, id, { message: "the process that did this job ended" });
  }
}
