import type { Cache } from "@beleg/core";
import { sql } from "kysely";
import { currentTextDigests } from "../../language-model/text-digests.ts";
import { now, type Scope } from "./scope.ts";

/** The model's answers by content hash, shared by every process on the database. As for every cache, an error is a miss. */
export function modelCacheQueries(scope: Scope): Cache & {
  forget(texts: readonly string[]): Promise<void>;
  sweep(): Promise<number>;
} {
  const { db, clock } = scope;
  return {
    async get(key) {
      try {
        const row = await db
          .selectFrom("model_cache")
          .select("value")
          .where("key", "=", key)
          .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now(scope))]))
          .executeTakeFirst();
        return row?.value;
      } catch {
        return undefined;
      }
    },
    async set(key, value, ttlMs) {
      const expires_at = ttlMs === undefined ? null : new Date(clock.now() + ttlMs).toISOString();
      const row = { value, created_at: now(scope), expires_at, texts: [...(await currentTextDigests())] };
      try {
        await db
          .insertInto("model_cache")
          .values({ key, ...row })
          .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
          .execute();
      } catch {
        // Costs the next run time, nothing else.
      }
    },
    /** Deletes every answer that is about a text with one of these digests. */
    async forget(texts) {
      await sql`delete from model_cache where texts && ${[...texts]}::text[]`.execute(db);
    },
    /** Deletes what has expired and says how much. */
    async sweep() {
      const { rows } = await sql<{ n: number }>`
        with gone as (delete from model_cache where expires_at <= ${now(scope)}::timestamptz returning 1)
        select count(*) as n from gone`.execute(db);
      return rows[0]?.n ?? 0;
    },
  };
}
