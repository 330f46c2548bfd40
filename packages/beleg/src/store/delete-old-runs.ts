import type { Store } from "./store.ts";

const DAY_MS = 86_400_000;
const BATCH = 100;

/** The time so many days before now. */
export function daysAgo({ clock }: Store, days: number): string {
  return new Date(clock.now() - days * DAY_MS).toISOString();
}

/** Deletes a tenant's finished runs that are older than so many days, with all derived from them; says how many. */
export async function deleteRunsOlderThan(
  store: Store,
  tenant: string,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  const before = daysAgo(store, days);
  const { runs } = store.tenant(tenant);
  let deleted = 0;
  while (!signal?.aborted) {
    const ids = await runs.finishedBefore(before, BATCH);
    for (const id of ids) if (await runs.delete(id)) deleted += 1;
    if (ids.length < BATCH) break;
  }
  return deleted;
}
