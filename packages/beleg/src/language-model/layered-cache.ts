import type { Cache } from "@beleg/core";

/** Looks in the near cache, then in the far one; what is found far is not copied, so its lifetime stays its own. */
export function layeredCache(near: Cache, far: Cache): Cache {
  return {
    async get(key) {
      return (await near.get(key)) ?? (await far.get(key));
    },
    async set(key, value, ttlMs) {
      await Promise.all([near.set(key, value, ttlMs), far.set(key, value, ttlMs)]);
    },
  };
}
