import type { Scope } from "./scope.ts";
import { now } from "./scope.ts";

/** Browser sessions that are over although their time is not. */
export function endedSessionQueries(scope: Scope) {
  const { db } = scope;
  return {
    async has(id: string): Promise<boolean> {
      return (await db.selectFrom("ended_sessions").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
    },

    /** Ends a session for every process; forgets those that are too old to be believed anyway. */
    async add(id: string, expires_at: string): Promise<void> {
      await db.deleteFrom("ended_sessions").where("expires_at", "<", now(scope)).execute();
      await db
        .insertInto("ended_sessions")
        .values({ id, expires_at })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },
  };
}
