import { sql } from "kysely";
import { now, type Scope } from "./scope.ts";

/** What the outbox announces: a run changed in the graph's eyes, a notification waits. */
export type OutboxTopic = "graph" | "notification";

export type OutboxRow = {
  readonly id: number;
  readonly tenant: string;
  readonly subject: string;
  readonly attempts: number;
};

const MAX_PAUSE_S = 300;

/** Work that must follow a commit, written in the same transaction and done at least once after it. */
export function outboxQueries(scope: Scope) {
  const { db } = scope;
  return {
    /** Announces a change; inside a transaction it becomes visible with the rest of it. */
    async add(tenant: string, topic: OutboxTopic, subject: string): Promise<void> {
      const at = now(scope);
      await db.insertInto("outbox").values({ tenant, topic, subject, created_at: at, available_at: at }).execute();
    },

    /** Leases the next rows for a while: nobody else gets them until they are done, failed, or the lease has run out. */
    async claim(topic: OutboxTopic, limit: number, leaseSeconds: number): Promise<OutboxRow[]> {
      const { rows } = await sql<OutboxRow>`
        update outbox set attempts = attempts + 1, available_at = ${now(scope)}::timestamptz + ${leaseSeconds} * interval '1 second'
        where id in (
          select id from outbox where topic = ${topic} and available_at <= ${now(scope)}::timestamptz
          order by available_at, id limit ${limit} for update skip locked
        )
        returning id, tenant, subject, attempts`.execute(db);
      return rows.toSorted((a, b) => a.id - b.id);
    },

    /** Removes rows that are done, unless their lease ran out and somebody else has them. */
    async done(rows: readonly OutboxRow[]): Promise<void> {
      if (rows.length === 0) return;
      await sql`delete from outbox o using unnest(${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.attempts)}::int[])
        as done (id, attempts) where o.id = done.id and o.attempts = done.attempts`.execute(db);
    },

    /** Puts a row back to be tried again after a pause that doubles up to five minutes. */
    async failed(row: OutboxRow, error: string): Promise<void> {
      const pause = Math.min(MAX_PAUSE_S, 2 ** Math.min(row.attempts, 16) / 2);
      await sql`update outbox set last_error = ${error.slice(0, 500)},
        available_at = ${now(scope)}::timestamptz + ${pause} * interval '1 second'
        where id = ${row.id} and attempts = ${row.attempts}`.execute(db);
    },

    /** Gives rows back as if they had not been tried: the receiver was away, which is no fault of theirs. */
    async release(rows: readonly OutboxRow[], error: string): Promise<void> {
      await sql`update outbox o set attempts = o.attempts - 1, last_error = ${error.slice(0, 500)}, available_at = ${now(scope)}::timestamptz
        from unnest(${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.attempts)}::int[]) as back (id, attempts)
        where o.id = back.id and o.attempts = back.attempts`.execute(db);
    },

    /** Makes every waiting row due now: for a person who has just repaired what was down. */
    async wake(topic: OutboxTopic): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ available_at: now(scope) })
        .where("topic", "=", topic)
        .execute();
    },

    /** How much waits, and since when. */
    async backlog(topic: OutboxTopic): Promise<{ waiting: number; oldest: string | null; last_error: string | null }> {
      const { rows } = await sql<{ waiting: number; oldest: string | null; last_error: string | null }>`
        select count(*) as waiting, min(created_at) as oldest, max(last_error) as last_error
        from outbox where topic = ${topic}`.execute(db);
      return rows[0] ?? { waiting: 0, oldest: null, last_error: null };
    },
  };
}
