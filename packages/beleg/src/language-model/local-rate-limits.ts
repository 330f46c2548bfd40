import type { Clock } from "@beleg/core";
import type { SharedRateLimits } from "./rate-limit-permit.ts";

/** Rate limits of this process alone, counted as the store counts those that processes share. */
export function localRateLimits(clock: Clock): SharedRateLimits {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    async reserve(name, { perMinute }) {
      const perMs = perMinute / 60_000;
      // One second's worth may come at once.
      const room = Math.max(1, perMs * 1000);
      const now = clock.now();
      const { tokens, at } = buckets.get(name) ?? { tokens: room, at: now };
      const left = Math.min(room, tokens + perMs * Math.max(0, now - at)) - 1;
      buckets.set(name, { tokens: left, at: Math.max(now, at) });
      return left >= 0 ? 0 : Math.ceil(-left / perMs);
    },
  };
}
