import type { JobHandler } from "../../queue/index.ts";
import { deleteRunsOlderThan, type Store } from "../../store/index.ts";

/** Deletes the finished runs of a tenant that are older than so many days. */
export function retentionHandler(store: Store): JobHandler {
  return async ({ payload, signal }) => {
    await deleteRunsOlderThan(store, String(payload.tenant), Number(payload.days), signal);
  };
}
