import { now, type Scope } from "./scope.ts";

/** Remembers what has been done, so that work delivered twice takes effect once. */
export function effectQueries(scope: Scope) {
  const { db } = scope;
  return {
    /**
     * True for exactly one caller per key. Call it in the transaction that makes the effect: both commit or neither does,
     * and a second caller waits for the first to know.
     */
    async once(key: string): Promise<boolean> {
      const row = await db
        .insertInto("effects")
        .values({ key, done_at: now(scope) })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      return row !== undefined;
    },

    async happened(key: string): Promise<boolean> {
      const row = await db.selectFrom("effects").select("key").where("key", "=", key).executeTakeFirst();
      return row !== undefined;
    },
  };
}
