import type { Selectable } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json } from "../database/safe-text.ts";
import type { Tables } from "../database/tables.ts";
import { outboxQueries } from "./outbox.ts";
import { now, type TenantScope } from "./scope.ts";

export type NotificationRow = Selectable<Tables["notifications"]>;

/** Messages of one tenant that leave through the outbox; a key is sent once, however often it is asked for. */
export function notificationQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  return {
    /** Queues a message; false when its key is known. */
    add: (message: {
      readonly dedupe_key: string;
      readonly channel: string;
      readonly payload: Readonly<Record<string, unknown>>;
    }): Promise<boolean> =>
      atomically(db, async (tx) => {
        const row = await tx
          .insertInto("notifications")
          .values({
            tenant,
            dedupe_key: message.dedupe_key,
            channel: message.channel,
            payload: json(message.payload),
            status: "pending",
            created_at: now(scope),
          })
          .onConflict((conflict) => conflict.columns(["tenant", "dedupe_key"]).doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!row) return false;
        await outboxQueries({ ...scope, db: tx }).add(tenant, "notification", String(row.id));
        return true;
      }),

    async find(id: number): Promise<NotificationRow | undefined> {
      return db
        .selectFrom("notifications")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .executeTakeFirst();
    },

    /** Marks a message as sent; false when it was sent before. */
    async sent(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("notifications")
        .set({ status: "sent", sent_at: now(scope), last_error: null })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where("status", "<>", "sent")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Marks a message whose tries are used up; it may still be sent later. */
    async failed(id: number, error: string): Promise<void> {
      await db
        .updateTable("notifications")
        .set({ status: "failed", last_error: error.slice(0, 500) })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where("status", "=", "pending")
        .execute();
    },

    async list(status?: NotificationRow["status"]): Promise<readonly NotificationRow[]> {
      let query = db.selectFrom("notifications").selectAll().where("tenant", "=", tenant);
      if (status !== undefined) query = query.where("status", "=", status);
      return query.orderBy("id", "desc").limit(1000).execute();
    },
  };
}
