import { belegError } from "@beleg/core/contracts";
import type { JobQueue } from "../queue/index.ts";
import type { Alongside, Store } from "../store/index.ts";

/** How a run ended that somebody called off. */
const CANCELLED = "run_cancelled";

/**
 * Calls off a run that waits or is at work: it has failed from now on, its job goes, and a worker that is at it stops within
 * seconds. One that was called off before stays so.
 */
export async function cancelCheck(
  store: Store,
  jobs: JobQueue,
  tenant: string,
  id: number,
  alongside?: Alongside<number>,
): Promise<number> {
  await store.transaction(
    async (tx) => {
      const { runs } = tx.tenant(tenant);
      if (!(await runs.finish(id, { status: "failed", error: { code: CANCELLED } }))) {
        const run = await runs.find(id);
        if (run === undefined) throw belegError("run_not_found", { id });
        if (run.error?.code !== CANCELLED) throw belegError("run_ended", { id });
      }
      await alongside?.(tx, id);
    },
    { idempotent: true },
  );
  await jobs.cancel("check", `run-${id}`);
  return id;
}
