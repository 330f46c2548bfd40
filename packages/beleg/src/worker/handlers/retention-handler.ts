import type { JobHandler } from "../../queue/index.ts";
import { daysAgo, deleteRunsOlderThan, type Store } from "../../store/index.ts";

/** Deletes the finished runs of a tenant that are older than so many days. */
export function retentionHandler(store: Store): JobHandler {
  return async ({ payload, signal }) => {
    // One time for all tenants: what only holds older runs goes as a whole before they go one by one.
    await store.partitions.dropBefore(daysAgo(store, Number(payload.days)));
    await deleteRunsOlderThan(store, String(payload.tenant), Number(payload.days), signal);
  };
}
