import { drainOutbox, type NotificationRow, type Store } from "../store/index.ts";
import { messageKey } from "./message-key.ts";

/** Carries one message out. It may be asked twice for the same key after a crash and must then send nothing again. */
export type NotificationSender = {
  send(message: {
    readonly key: string;
    readonly channel: string;
    readonly payload: NotificationRow["payload"];
  }): Promise<void>;
};

/** Sends one message, unless it was sent before; says whether it has now been sent for the first time. */
export async function sendNotification(
  store: Store,
  sender: NotificationSender,
  tenant: string,
  id: number,
): Promise<boolean> {
  const own = store.tenant(tenant);
  const message = await own.notifications.find(id);
  if (message === undefined || message.status === "sent") return false;
  await sender.send({ key: messageKey(message), channel: message.channel, payload: message.payload });
  const first = await own.notifications.sent(id);
  const { text_id } = message.payload;
  if (typeof text_id === "number") await own.decisions.moveCustomerText(text_id, "released", "sent");
  return first;
}

/** Sends what waits in the outbox, in a process that has no queues; a message that was sent is never sent again. */
export async function sendNotifications(
  store: Store,
  sender: NotificationSender,
): Promise<{ readonly sent: number; readonly failed: number }> {
  let sent = 0;
  const { failed } = await drainOutbox(store, "notification", async (rows) => {
    for (const { tenant, subject } of rows) {
      if (await sendNotification(store, sender, tenant, Number(subject))) sent += 1;
    }
  });
  return { sent, failed };
}
