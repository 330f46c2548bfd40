import { randomUUID } from "node:crypto";
import { link, open, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errnoOf } from "./errno-of.ts";

/**
 * Writes a file that is not there yet, for its owner alone, and says whether it did. It is there whole or not at all,
 * whenever the process or the machine dies: it gets its name only when all of it is on the disk.
 */
export async function writeFileOnce(file: string, content: string): Promise<boolean> {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const first = await named(draft, file);
    // Also where it was there: whoever gave it its name may have died before this.
    await syncFolder(folder);
    return first;
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** A hard link is made by exactly one of those who try. */
async function named(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** A name outlives a power cut only once its folder is on the disk too. Windows opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
