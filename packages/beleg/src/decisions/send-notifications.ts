import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "@beleg/core/json";
import { drainOutbox, type NotificationRow, type Store } from "../store/index.ts";

/** Carries one message out. It may be asked twice for the same key after a crash and must then send nothing again. */
export type NotificationSender = {
  send(message: {
    readonly key: string;
    readonly channel: string;
    readonly payload: NotificationRow["payload"];
  }): Promise<void>;
};

/** Writes each message to a file of its own. The file's name is the message's key, so a second try finds it there. */
export function fileSender(folder: string): NotificationSender {
  return {
    async send({ key, channel, payload }) {
      await mkdir(folder, { recursive: true });
      const name = `${key.replace(/[^a-zA-Z0-9_.-]/g, "_")}.json`;
      try {
        const file = await open(join(folder, name), "wx");
        try {
          await file.writeFile(`${canonicalJson({ key, channel, ...payload }, { indent: 2 })}\n`);
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    },
  };
}

/** Sends what waits in the outbox; a message that was sent is never sent again. */
export async function sendNotifications(
  store: Store,
  sender: NotificationSender,
): Promise<{ readonly sent: number; readonly failed: number }> {
  let sent = 0;
  const { failed } = await drainOutbox(store, "notification", async (rows) => {
    for (const { tenant, subject } of rows) {
      const own = store.tenant(tenant);
      const message = await own.notifications.find(Number(subject));
      if (message === undefined || message.status === "sent") continue;
      await sender.send({ key: `${tenant}.${message.dedupe_key}`, channel: message.channel, payload: message.payload });
      if (await own.notifications.sent(message.id)) sent += 1;
      const text_id = message.payload.text_id;
      if (typeof text_id === "number") await own.decisions.moveCustomerText(text_id, "released", "sent");
    }
  });
  return { sent, failed };
}
