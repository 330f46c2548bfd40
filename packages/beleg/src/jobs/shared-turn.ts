import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "../settings/index.ts";
import type { RateLimit, Store } from "../store/index.ts";

/** The turns of the configured model; undefined where its calls are not limited. */
export function modelTurn(
  store: Store,
  { model, model_calls_per_minute }: Pick<Settings, "model" | "model_calls_per_minute">,
): ((signal?: AbortSignal) => Promise<void>) | undefined {
  return model === "none" || model_calls_per_minute === null
    ? undefined
    : sharedTurn(store, model, { perMinute: model_calls_per_minute });
}

/** Waits for this process's turn in a limit that every process on the database shares. */
export function sharedTurn(store: Store, model: string, limit: RateLimit): (signal?: AbortSignal) => Promise<void> {
  return async (signal) => {
    const wait = await store.rateLimits.reserve(`model:${model}`, limit);
    if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {}).catch(() => {});
  };
}
