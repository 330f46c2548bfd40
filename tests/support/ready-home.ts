import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openQueue } from "../../packages/beleg/src/queue/index.ts";
import { openStore } from "../../packages/beleg/src/store/index.ts";

/** A folder for what the tests of one run share; a program that is no test has none. */
export const SHARED: string | undefined = process.env.BELEG_TEST_SHARED;

/**
 * Puts an empty store with its tables and queues into a home that has none. Each of them made anew takes three seconds of
 * processor time, a copy a tenth.
 */
export async function fillHome(home: string): Promise<void> {
  if (SHARED === undefined || existsSync(join(home, "store"))) return;
  copy(await madeOnce(SHARED, "empty", makeEmpty), home);
}

/** Puts a store that somebody makes once for all tests into a home; `make` gets the folder of that home. */
export async function fillHomeWith(name: string, make: (home: string) => Promise<void>, home: string): Promise<void> {
  if (SHARED === undefined) return;
  copy(await madeOnce(SHARED, name, make), home);
}

async function makeEmpty(home: string): Promise<void> {
  const store = await openStore({ database_url: null, home });
  const jobs = await openQueue(store);
  await jobs.stop({ timeoutMs: 0 });
  await store.close();
}

/** The first process to ask makes it, the others wait for that. */
export async function madeOnce(shared: string, name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const place = join(shared, name);
  mkdirSync(shared, { recursive: true });
  while (!existsSync(place)) {
    try {
      mkdirSync(`${place}.draft`, { mode: 0o700 });
    } catch {
      await sleep(50);
      continue;
    }
    await make(`${place}.draft`);
    renameSync(`${place}.draft`, place);
  }
  return place;
}

function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  execFileSync("cp", ["-a", `${from}/.`, to]);
}
