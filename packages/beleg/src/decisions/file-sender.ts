import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { belegError, canonicalJson } from "@beleg/core/contracts";
import { errnoOf } from "../files/errno-of.ts";
import type { NotificationSender } from "./send-notifications.ts";

/**
 * Writes each message to a file of its own, for nobody else to read: it names a customer. The file's name is the message's
 * key, so a second try finds it there; a file of that name that says something else is an error, never a message sent.
 */
export function fileSender(folder: string): NotificationSender {
  return {
    async send({ key, channel, payload }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, `${key.replace(/[^a-zA-Z0-9_.-]/g, "_")}.json`);
      const content = `${canonicalJson({ key, channel, ...payload }, { indent: 2 })}\n`;
      try {
        const file = await open(target, "wx", 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        if (errnoOf(error) !== "EEXIST") throw error;
        if ((await readFile(target, "utf8")) === content) return;
        const detail = "it is there and says something else; move it away";
        throw belegError("file_unwritable", { file: target, detail }, { cause: error });
      }
    },
  };
}
