import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { belegError, canonicalJson } from "@beleg/core/contracts";
import { writeFileOnce } from "../files/write-file-once.ts";
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
      if (await writeFileOnce(target, content)) return;
      if ((await readFile(target, "utf8")) === content) return;
      throw belegError("file_unwritable", {
        file: target,
        detail: "it is there and says something else; move it away",
      });
    },
  };
}
