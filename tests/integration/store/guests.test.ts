import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enqueueCheck } from "../../../packages/beleg/src/checker/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { diagnose, openStore, type Store, writeBackup } from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";

describe("a guest of the process that holds an embedded store", () => {
  let home: string;
  let holder: Store;
  let guest: Store;
  const settings = () => ({ database_url: null, home });
  const labels = async () => (await holder.tenant().runs.list()).items.map(({ label }) => label);
  const door = () => join(home, "store.door");
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "beleg-guest-"));
    holder = await openStore(settings(), { receives: true });
  });
  beforeEach(async () => {
    guest = await openStore(settings(), { visits: true });
  });
  afterEach(() => guest.close());
  afterAll(async () => {
    await holder.close();
    rmSync(home, { recursive: true, force: true });
  });

  it("reads and writes as the holder does, at the same time", async () => {
    expect([holder.connection.kind, guest.connection.kind]).toEqual(["embedded", "guest"]);
    const stores = [holder, guest, guest, holder, guest];
    const saved = await Promise.all(stores.map((store, n) => store.tenant().runs.save(exampleRun(n))));
    expect(new Set(saved.map(({ run_id }) => run_id)).size).toBe(stores.length);
    expect(await guest.tenant().runs.list()).toEqual(await holder.tenant().runs.list());
    for (const { run_id } of saved) {
      expect(await guest.tenant().runs.show(run_id)).toEqual(await holder.tenant().runs.show(run_id));
    }
    expect(await diagnose(guest, null)).toEqual({ healthy: true, problems: [] });
    expect(await writeBackup(guest, join(home, "all.gz"))).toMatchObject({ rows: expect.any(Number) });
  });

  it("enqueues jobs in its own transaction", async () => {
    const jobs = await openQueue(guest);
    const texts = { article_text: "The bridge opened in 1932.", summary_text: "It opened in 1923." };
    const { run_id } = await enqueueCheck(guest, jobs, { ...texts, model: "none" });
    await jobs.stop({ timeoutMs: 0 });
    expect(await holder.tenant().runs.find(run_id)).toMatchObject({ status: "pending" });
    expect(await holder.jobRows.counts()).toContainEqual({ queue: "check", state: "waiting", n: 1 });
  });

  it("leaves nothing of a transaction that fails or that it does not end", async () => {
    const save = (store: Store, n: number) =>
      store.transaction(async (tx) => {
        await tx.tenant().runs.save(exampleRun(n));
        throw new Error("changed my mind");
      });
    await expect(save(guest, 11)).rejects.toThrow("changed my mind");
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const left = guest.transaction(async (tx) => {
      await tx.tenant().runs.save(exampleRun(12));
      resolve();
      await new Promise(() => {});
    });
    left.catch(() => {});
    await begun;
    await guest.close();
    const before = await labels();
    await holder.tenant().runs.save(exampleRun(13));
    expect(await labels()).toEqual(["example 13", ...before]);
    expect(before).not.toContain("example 11");
    expect(before).not.toContain("example 12");
  });

  it("is told what the engine said, by its code", async () => {
    const twice = holder.db.insertInto("effects").values({ key: "k", done_at: new Date().toISOString() });
    await twice.execute();
    const again = guest.db.insertInto("effects").values({ key: "k", done_at: new Date().toISOString() }).execute();
    await expect(again).rejects.toMatchObject({ code: "23505" });
  });

  it("needs the token, which only the owner of the folder can read", async () => {
    expect(statSync(door()).mode & 0o777).toBe(0o600);
    const { port, token } = JSON.parse(readFileSync(door(), "utf8"));
    const closed = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("x".repeat(token.length)));
      socket.on("data", () => resolve("answered")).on("close", () => resolve("closed"));
    });
    expect(closed).toBe("closed");
  });

  it("is nobody who must have the store alone", async () => {
    await expect(openStore(settings(), { lockWaitMs: 100 })).rejects.toMatchObject({ code: "store_in_use" });
  });

  it("is told when the holder has ended, and can hold the store itself then", async () => {
    await holder.close();
    await expect(guest.tenant().runs.list()).rejects.toMatchObject({ code: "store_unreachable" });
    await expect(guest.transaction((tx) => tx.tenant().runs.save(exampleRun(1)))).rejects.toMatchObject({
      code: "store_unreachable",
    });
    const next = await openStore(settings(), { visits: true });
    expect(next.connection.kind).toBe("embedded");
    await next.close();
    expect(readdirSync(home).filter((name) => name.startsWith("store"))).toEqual(["store"]);
  });
});
