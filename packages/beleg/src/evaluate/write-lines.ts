import { open, rename, rm } from "node:fs/promises";
import { belegError, canonicalJson } from "@beleg/core/contracts";
import { errnoText } from "../files/errno-of.ts";

/** A JSONL file in the making: nobody sees it under its name before it is complete. */
export interface LineWriter {
  write(value: unknown): Promise<void>;
  commit(): Promise<void>;
  abandon(): Promise<void>;
}

const BUFFER = 1 << 18;

/** Starts a JSONL file of canonical lines; memory stays flat however long it gets. */
export async function writeLines(file: string): Promise<LineWriter> {
  const draft = `${file}.tmp`;
  const unwritable = (error: unknown) => belegError("file_unwritable", { file, detail: errnoText(error) });
  const handle = await open(draft, "w").catch((error: unknown) => {
    throw unwritable(error);
  });
  let held = "";
  async function drain(): Promise<void> {
    const text = held;
    held = "";
    await handle.appendFile(text).catch((error: unknown) => {
      throw unwritable(error);
    });
  }
  return {
    async write(value) {
      held += `${canonicalJson(value)}\n`;
      if (held.length > BUFFER) await drain();
    },
    async commit() {
      await drain();
      await handle.sync();
      await handle.close();
      await rename(draft, file);
    },
    async abandon() {
      await handle.close();
      await rm(draft, { force: true });
    },
  };
}
