import { type NotificationSender, sendNotification } from "../../decisions/index.ts";
import { type JobHandler, QUEUES } from "../../queue/index.ts";
import type { Store } from "../../store/index.ts";

/** Sends a message; the last try that fails marks it, and a person may send the dead job again. */
export function notificationHandler(store: Store, sender: NotificationSender): JobHandler {
  return async ({ payload, attempt }) => {
    const tenant = String(payload.tenant);
    const id = Number(payload.notification_id);
    try {
      await sendNotification(store, sender, tenant, id);
    } catch (error) {
      if (attempt >= QUEUES.notification.retryLimit) {
        await store.tenant(tenant).notifications.failed(id, String(error));
      }
      throw error;
    }
  };
}
