import { randomUUID } from "node:crypto";
import { link, lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type BelegError, belegError } from "@beleg/core/contracts";
import { errnoOf, errnoText } from "../../files/errno-of.ts";
import { processStart } from "./process-start.ts";

type Owner = { readonly token: string; readonly pid: number; readonly started: string | null; readonly host: string };

/** What stands in a lock, or why nobody can say. */
type Found = { readonly owner?: Owner; readonly failure?: unknown };

/** Held until released; a process that dies leaves a lock that the next one recognises as stale. */
export type FolderLock = { release(): Promise<void> };

const RETRY_MS = 50;

/**
 * Takes a folder for this process alone: two processes in one embedded database would lose each other's commits.
 * Waits `waitMs` for a living owner to finish, then says who holds it, or what stands in the way and cannot be read.
 */
export async function lockFolder(folder: string, waitMs: number): Promise<FolderLock> {
  const file = `${folder}.lock`;
  const me: Owner = {
    token: randomUUID(),
    pid: process.pid,
    started: await processStart(process.pid),
    host: hostname(),
  };
  const mine = `${file}.${me.token}`;
  const deadline = performance.now() + waitMs;
  try {
    await writeFile(mine, JSON.stringify(me));
    for (;;) {
      if (await claim(file, mine)) return { release: () => release(file, me) };
      const found = await readLock(file);
      if (found.owner === undefined && (await isGone(file, found.failure))) continue;
      const { owner } = found;
      if (owner && !(await isAlive(owner)) && (await takeOver(file, mine, owner))) {
        return { release: () => release(file, me) };
      }
      if (performance.now() >= deadline) {
        if (owner === undefined) throw unreadable(file, found.failure);
        throw belegError("store_in_use", { folder, pid: owner.pid, host: owner.host, file });
      }
      await sleep(RETRY_MS);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** A hard link is made by exactly one of those who try. */
async function claim(file: string, mine: string): Promise<boolean> {
  try {
    await link(mine, file);
    return true;
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Replaces a dead owner's lock. Whoever links the successor of that very owner may replace it, and only while it is
 * still there: of several heirs one wins, and none removes the lock of a living winner.
 */
async function takeOver(file: string, mine: string, dead: Owner): Promise<boolean> {
  const heir = `${file}.heir-of-${dead.token}`;
  if (!(await claim(heir, mine))) {
    const rival = await readOwner(heir);
    if (rival !== undefined && !(await isAlive(rival))) await rm(heir, { force: true });
    return false;
  }
  try {
    if ((await readOwner(file))?.token !== dead.token) return false;
    await rename(mine, file);
    return true;
  } finally {
    await rm(heir, { force: true });
  }
}

async function release(file: string, me: Owner): Promise<void> {
  if ((await readOwner(file))?.token === me.token) await rm(file, { force: true });
}

async function readOwner(file: string): Promise<Owner | undefined> {
  return (await readLock(file)).owner;
}

async function readLock(file: string): Promise<Found> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (failure) {
    return { failure };
  }
  try {
    return { owner: JSON.parse(text) as Owner };
  } catch {
    // Ours are linked whole; a file of another making has no living owner we could know of.
    return { owner: { token: "unreadable", pid: 0, started: null, host: hostname() } };
  }
}

/** Whether a lock was released meanwhile. A link to nothing is not gone: no lock can be made in its place. */
async function isGone(file: string, failure: unknown): Promise<boolean> {
  if (errnoOf(failure) !== "ENOENT") return false;
  return lstat(file).then(
    (found) => !found.isSymbolicLink(),
    (error) => errnoOf(error) === "ENOENT",
  );
}

function unreadable(file: string, cause: unknown): BelegError {
  const detail = `${errnoText(cause)}; if no other process uses the database, remove it`;
  return belegError("file_unreadable", { file, detail }, { cause });
}

/** Another machine's process cannot be seen from here: it counts as alive, and the message names it. */
async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.host !== hostname()) return true;
  if (owner.pid <= 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (errnoOf(error) === "ESRCH") return false;
  }
  // The number may have gone to another process since.
  const started = await processStart(owner.pid);
  return owner.started === null || started === null || started === owner.started;
}
