import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { errnoText } from "./errno-of.ts";

/** Writes a file so that a reader sees the old content or the new, never half of it. Missing folders are made. */
export async function writeFileAtomically(
  file: string,
  content: string | Iterable<string>,
  cwd: string,
): Promise<void> {
  const target = resolve(cwd, file);
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
  try {
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(draft, "wx");
    try {
      const pieces = typeof content === "string" ? [content] : content;
      for (const piece of pieces) await handle.appendFile(piece, "utf8");
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const detail = errnoText(error);
    throw belegError("file_unwritable", { file, detail }, { cause: error });
  }
}
