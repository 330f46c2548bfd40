import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "../settings/index.ts";

/** Waits until a rate limit permits the next call. */
export type Permit = (signal?: AbortSignal) => Promise<void>;

/** A rate limit that several processes share; `reserve` tells how many milliseconds to wait for the reserved permit. */
export type SharedRateLimits = {
  reserve(name: string, limit: { readonly perMinute: number }): Promise<number>;
};

/** Acquires permits to call the configured model; undefined where its calls are not limited. */
export function modelPermit(
  rateLimits: SharedRateLimits,
  { model, model_calls_per_minute: perMinute }: Pick<Settings, "model" | "model_calls_per_minute">,
): Permit | undefined {
  if (model === "none" || perMinute === null) return undefined;
  return async (signal) => {
    const wait = await rateLimits.reserve(`model:${model}`, { perMinute });
    if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {}).catch(() => {});
  };
}
