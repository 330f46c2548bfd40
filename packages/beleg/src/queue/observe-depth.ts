import type { Store } from "../store/index.ts";
import { observe } from "../telemetry/index.ts";

/** Lets telemetry look how many jobs wait, run and have died in each queue; the returned function ends that. */
export function observeDepth(store: Store): Promise<() => void> {
  const about = { unit: "{job}", description: "Jobs of each queue, by state." };
  return observe("beleg.queue.depth", about, async () =>
    (await store.jobRows.counts()).map(({ queue, state, n }) => ({
      value: n,
      attributes: { "beleg.queue": queue, "beleg.job.state": state },
    })),
  );
}
