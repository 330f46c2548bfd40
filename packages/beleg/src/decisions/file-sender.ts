import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "@beleg/core/contracts";
import { errnoOf } from "../files/errno-of.ts";
import type { NotificationSender } from "./send-notifications.ts";

/** Writes each message to a file of its own, for nobody else to read: it names a customer. The file's name is the message's key, so a second try finds it there. */
export function fileSender(folder: string): NotificationSender {
  return {
    async send({ key, channel, payload }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${key.replace(/[^a-zA-Z0-9_.-]/g, "_")}.json`;
      try {
        const file = await open(join(folder, name), "wx", 0o600);
        try {
          await file.writeFile(`${canonicalJson({ key, channel, ...payload }, { indent: 2 })}\n`);
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        if (errnoOf(error) !== "EEXIST") throw error;
      }
    },
  };
}
