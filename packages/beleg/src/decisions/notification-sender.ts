import { mkdir, open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { canonicalJson } from "@beleg/core/json";
import type { Settings } from "../settings/index.ts";
import type { NotificationRow } from "../store/index.ts";
import { webhookSender } from "./webhook-sender.ts";

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

/** The way messages leave: to the address the settings name, else into files under Beleg's home. */
export function notificationSender(
  { home, notify_url, notify_token }: Pick<Settings, "home" | "notify_url" | "notify_token">,
  cwd: string,
): NotificationSender {
  return notify_url === null
    ? fileSender(resolve(cwd, home, "notifications"))
    : webhookSender(notify_url, { token: notify_token });
}
