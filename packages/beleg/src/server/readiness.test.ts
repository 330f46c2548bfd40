import fs, { mkdtempSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { JobQueue } from "../queue/index.ts";
import { openStore, type Store } from "../store/index.ts";
import { watchReadiness } from "./readiness.ts";

const home = mkdtempSync(join(tmpdir(), "beleg-ready-"));
const jobs = { boss: { getQueue: async () => null } } as unknown as JobQueue;
const graph = { neo4j_uri: null, neo4j_username: "", neo4j_password: null };
let store: Store;
beforeAll(async () => {
  store = await openStore({ database_url: null, home });
});
afterAll(async () => {
  await store.close();
  rmSync(home, { recursive: true, force: true });
});
const look = (isWarm = true) => watchReadiness({ isWarm: () => isWarm }, store, jobs, graph)();

it("is ready while the store takes what is written to it", async () => {
  expect(await look()).toEqual({ judges: "ok", store: "ok", queue: "ok", graph: "off" });
});

it("says that the judges warm up, until they have", async () => {
  expect((await look(false)).judges).toBe("warming_up");
});

it("is not ready while the disk is too full for any insert", async () => {
  const disk = vi
    .spyOn(fs, "statfsSync")
    .mockReturnValue(Object.assign(fs.statfsSync(home), { bavail: 1, bsize: 4096 }));
  syncBuiltinESMExports();
  expect((await look()).store).toBe("failed");
  disk.mockRestore();
  syncBuiltinESMExports();
  expect((await look()).store).toBe("ok");
});

it("is not ready while the database only reads", async () => {
  await sql`set default_transaction_read_only = on`.execute(store.db);
  expect((await look()).store).toBe("failed");
  await sql`set default_transaction_read_only = off`.execute(store.db);
  expect((await look()).store).toBe("ok");
});
