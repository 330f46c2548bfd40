import { sql } from "kysely";
import type { Scope } from "./scope.ts";

export type RateLimit = {
  /** How many calls a minute on average. */
  readonly perMinute: number;
  /** How many may come at once after a pause. Defaults to one second's worth, at least 1. */
  readonly burst?: number;
};

/** Limits that all processes on the database share, one for each name (a model, say). */
export function rateLimitQueries({ db }: Scope) {
  return {
    /**
     * Reserves a place and tells how many milliseconds to wait for it. The database's own clock counts, so machines
     * with different ones agree.
     */
    async reserve(name: string, { perMinute, burst }: RateLimit, cost = 1): Promise<number> {
      const perSecond = perMinute / 60;
      const room = burst ?? Math.max(1, perSecond);
      const { rows } = await sql<{ tokens: number }>`
        insert into rate_limits as l (name, tokens, updated_at)
        values (${name}, ${room - cost}::double precision, clock_timestamp())
        on conflict (name) do update set
          tokens = least(${room}::double precision, l.tokens
            + ${perSecond}::double precision * greatest(0, extract(epoch from excluded.updated_at - l.updated_at))::double precision) - ${cost},
          updated_at = greatest(excluded.updated_at, l.updated_at)
        returning tokens`.execute(db);
      const tokens = rows[0]?.tokens ?? 0;
      return tokens >= 0 ? 0 : Math.ceil((-tokens / perSecond) * 1000);
    },
  };
}
