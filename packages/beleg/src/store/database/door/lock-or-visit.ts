import { setTimeout as sleep } from "node:timers/promises";
import { BelegError } from "@beleg/core/contracts";
import type { Engine } from "../engine.ts";
import { type FolderLock, lockFolder } from "../folder-lock.ts";
import { visit } from "./visit.ts";

const RETRY_MS = 100;

/** Somebody has the folder, or something that cannot be read stands where the lock does. */
const HELD: ReadonlySet<string> = new Set(["store_in_use", "file_unreadable"]);

/** Takes a folder for this process, or, where that is enough, goes through the door of the process that holds it. */
export async function lockOrVisit(
  folder: string,
  { waitMs, visits = false }: { readonly waitMs: number; readonly visits?: boolean | undefined },
): Promise<FolderLock | Engine> {
  if (!visits) return lockFolder(folder, waitMs);
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return await lockFolder(folder, 0);
    } catch (error) {
      if (!(error instanceof BelegError) || !HELD.has(error.code)) throw error;
      const remote = await visit(folder);
      if (remote !== undefined) return remote;
      // It may only be starting; or it is somebody who is done soon and lets nobody in.
      if (performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
