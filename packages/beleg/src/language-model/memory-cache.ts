import type { Cache, Clock } from "@beleg/core";

interface Entry {
  readonly value: string;
  readonly expires_at: number;
}

/** A cache in memory that forgets the least recently used entries. */
export function memoryCache({ maxEntries = 1000, clock }: { maxEntries?: number; clock: Clock }): Cache {
  const entries = new Map<string, Entry>();
  return {
    async get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (entry === undefined || entry.expires_at <= clock.now()) return undefined;
      entries.set(key, entry); // A Map keeps the order of insertion: this makes it the youngest.
      return entry.value;
    },
    async set(key, value, ttlMs) {
      entries.delete(key);
      entries.set(key, { value, expires_at: ttlMs === undefined ? Number.POSITIVE_INFINITY : clock.now() + ttlMs });
      const oldest = entries.keys().next().value;
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
