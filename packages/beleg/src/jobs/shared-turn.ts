import { setTimeout as sleep } from "node:timers/promises";
import type { RateLimit, Store } from "../store/index.ts";

/** Waits for this process's turn in a limit that every process on the database shares. */
export function sharedTurn(store: Store, model: string, limit: RateLimit): (signal?: AbortSignal) => Promise<void> {
  return async (signal) => {
    const wait = await store.rateLimits.reserve(`model:${model}`, limit);
    if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {}).catch(() => {});
  };
}
