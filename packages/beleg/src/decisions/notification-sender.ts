import { resolve } from "node:path";
import { EVENT_CHANNEL, type EventSettings, eventSender } from "../events/index.ts";
import type { Settings } from "../settings/index.ts";
import { fileSender } from "./file-sender.ts";
import type { NotificationSender } from "./send-notifications.ts";
import { webhookSender } from "./webhook-sender.ts";

/** The way messages leave: to the address the settings name, else into files under Beleg's home. Events have their own address. */
export function notificationSender(
  settings: Pick<Settings, "home" | "notify_url" | "notify_token"> & EventSettings,
  cwd: string,
): NotificationSender {
  const { home, notify_url, notify_token } = settings;
  const messages =
    notify_url === null
      ? fileSender(resolve(cwd, home, "notifications"))
      : webhookSender(notify_url, { token: notify_token });
  const sendEvent = eventSender(settings);
  return {
    async send(message) {
      if (message.channel !== EVENT_CHANNEL) return messages.send(message);
      // The address was taken away since: nobody is left to be told.
      await sendEvent?.(message);
    },
  };
}
