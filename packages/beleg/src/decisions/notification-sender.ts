import { resolve } from "node:path";
import type { Settings } from "../settings/index.ts";
import { fileSender } from "./file-sender.ts";
import type { NotificationSender } from "./send-notifications.ts";
import { webhookSender } from "./webhook-sender.ts";

/** The way messages leave: to the address the settings name, else into files under Beleg's home. */
export function notificationSender(
  { home, notify_url, notify_token }: Pick<Settings, "home" | "notify_url" | "notify_token">,
  cwd: string,
): NotificationSender {
  return notify_url === null
    ? fileSender(resolve(cwd, home, "notifications"))
    : webhookSender(notify_url, { token: notify_token });
}
