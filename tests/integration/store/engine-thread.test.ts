import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SEAL } from "../../../packages/beleg/src/store/database/folder-seal.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";

const GONE = { code: "store_unreachable", params: { detail: expect.stringContaining("thread") } };

describe("the thread of an embedded database", () => {
  let home: string;
  let store: Store;
  let thread: Worker;
  const open = (receives: boolean) => openStore({ database_url: null, home }, { receives, lockWaitMs: 0 });
  const labels = async (from: Store) => (await from.tenant().runs.list()).items.map(({ label }) => label);
  /** Opened again in this thread: what the files say. */
  async function afterwards<T>(look: (store: Store) => Promise<T>): Promise<T> {
    const again = await open(false);
    try {
      return await look(again);
    } finally {
      await again.close();
    }
  }
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), "beleg-thread-"));
    process.once("worker", (worker) => {
      thread = worker;
    });
    store = await open(true);
  });
  afterEach(async () => {
    await store.close();
    rmSync(home, { recursive: true, force: true });
  });

  it("leaves this one free while a query runs, and brings what others notify", async () => {
    const { pglite } = store.connection as Extract<Store["connection"], { kind: "embedded" }>;
    const heard: string[] = [];
    const unlisten = await pglite.listen("news", (payload) => void heard.push(payload));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await sql`select count(md5(n::text)) from generate_series(1, 400000) n`.execute(store.db);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
    await pglite.exec("notify news, 'first'");
    await unlisten();
    await pglite.exec("notify news, 'second'");
    expect(heard).toEqual(["first"]);
  });

  it("ends for everybody with a code where it breaks, and keeps what was acknowledged", async () => {
    await store.tenant().runs.save(exampleRun(1));
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const { promise: broken, resolve: goOn } = Promise.withResolvers<void>();
    const unended = store.transaction(async (tx) => {
      await tx.tenant().runs.save(exampleRun(2));
      resolve();
      await broken;
      await tx.tenant().runs.save(exampleRun(3));
    });
    await begun;
    const waiting = store.tenant().runs.list();
    const refused = [expect(unended).rejects.toMatchObject(GONE), expect(waiting).rejects.toMatchObject(GONE)];
    await thread.terminate();
    goOn();
    await Promise.all(refused);
    await expect(store.tenant().runs.save(exampleRun(4))).rejects.toMatchObject(GONE);
    await store.close();
    expect(await afterwards(labels)).toEqual(["example 1"]);
  });

  it("closes when all that is under way has ended", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const transaction = store.transaction(async (tx) => {
      await tx.tenant().runs.save(exampleRun(1));
      begin();
      await late;
      await tx.tenant().runs.save(exampleRun(2));
    });
    await begun;
    const closed = store.close();
    resolve();
    await Promise.all([transaction, closed]);
    expect(await afterwards(labels)).toEqual(["example 2", "example 1"]);
    expect(readdirSync(join(home, "store"))).toContain(SEAL);
  });

  it("refuses a folder that the engine cannot read, and frees it", async () => {
    await store.close();
    rmSync(join(home, "store", SEAL));
    writeFileSync(join(home, "store", "PG_VERSION"), "9\n");
    for (const receives of [true, false]) {
      await expect(open(receives)).rejects.toMatchObject({ code: "store_damaged" });
    }
  });
});
