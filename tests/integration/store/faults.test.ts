import { type ChildProcess, execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { diagnose, openStore, type StoreSettings } from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";
import { captureCli } from "../../support/run-cli.ts";
import { saveInProcess } from "../../support/save-in-process.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";

/** All of them are there, whole, once; the doctor has nothing to say. */
async function expectWhole(settings: StoreSettings, acknowledged: ReadonlyMap<number, number>, total: number) {
  const store = await openStore(settings);
  try {
    const { runs } = store.tenant();
    for (const [n, run_id] of acknowledged) {
      const run = await runs.show(run_id);
      const { outcome, summary } = exampleRun(n);
      expect(run).toMatchObject({ label: `example ${n}`, status: "success", summary: { text: summary?.text } });
      expect(run?.report).toEqual(outcome.status === "success" ? outcome.report : null);
    }
    expect((await runs.counts()).success).toBe(total);
    expect(await diagnose(store, null)).toEqual({ healthy: true, problems: [] });
  } finally {
    await store.close();
  }
}

describe.each(ENGINES)("the store under faults, %s", (kind) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine(kind);
  });
  afterAll(() => engine?.stop());

  it("loses nothing it has acknowledged and writes nothing by halves when it is killed at random points of 200 checks", async () => {
    const settings = await engine.fresh();
    const acknowledged = new Map<number, number>();
    let kills = 0;
    while (acknowledged.size < 200) {
      const from = acknowledged.size;
      const killAfter = from + 5 + Math.floor(Math.random() * 60);
      const onSaved = (n: number, run_id: number, child: ChildProcess) => {
        acknowledged.set(n, run_id);
        // Somewhere inside the next saves, not at their edge.
        if (n === killAfter) setTimeout(() => child.kill("SIGKILL"), Math.random() * 25);
      };
      const place = kills % 2 === 0 ? "thread" : "here";
      const { signal, code, stderr } = await saveInProcess(settings, [from, 200], onSaved, { place });
      if (signal === "SIGKILL") kills += 1;
      else expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    }
    expect(kills).toBeGreaterThan(1);
    await expectWhole(settings, acknowledged, 200);
  });
});

describe("a server", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine("server");
  });
  afterAll(() => engine?.stop());

  it("may be restarted under load: every save succeeds, once", async () => {
    const settings = await engine.fresh();
    const store = await openStore(settings);
    const acknowledged = new Map<number, number>();
    let next = 0;
    let stop = false;
    const saveOnAndOn = async () => {
      while (!stop) {
        const n = next;
        next += 1;
        acknowledged.set(n, (await store.tenant().runs.save(exampleRun(n))).run_id);
      }
    };
    const savers = Array.from({ length: 4 }, saveOnAndOn);
    for (let restart = 0; restart < 2; restart += 1) {
      await sleep(500);
      await engine.server?.restart();
    }
    await sleep(500);
    stop = true;
    await Promise.all(savers);
    await store.close();
    expect(acknowledged.size).toBe(next);
    await expectWhole(settings, acknowledged, next);
  });

  it("that cannot be reached gets one line", async () => {
    const { code, stderr } = await captureCli(["runs", "list"], {
      env: { DATABASE_URL: "postgres://user:secret@127.0.0.1:1/none" },
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^beleg: the database cannot be reached: [^\n]+\n$/);
    expect(stderr).not.toContain("secret");
  });
});

describe("an embedded folder", () => {
  let cwd: string;
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), "beleg-folder-"));
  });
  afterEach(() => rmSync(cwd, { recursive: true, force: true }));
  const settings = () => ({ database_url: null, home: join(cwd, ".beleg") });
  const folder = () => join(cwd, ".beleg", "store");

  it("is held by one process at a time", async () => {
    const store = await openStore(settings());
    try {
      await expect(openStore(settings(), { lockWaitMs: 200 })).rejects.toMatchObject({
        code: "store_in_use",
        params: { pid: process.pid },
      });
    } finally {
      await store.close();
    }
    await (await openStore(settings())).close();
    expect(readdirSync(join(cwd, ".beleg"))).toEqual(["store"]);
  });

  it("waits for the process before it", async () => {
    const store = await openStore(settings());
    const next = openStore(settings());
    await sleep(300);
    await store.close();
    await (await next).close();
  });

  it("is taken over from a dead process, by exactly one of many", async () => {
    mkdirSync(join(cwd, ".beleg"));
    const dead = spawnSync("true").pid;
    writeFileSync(
      `${folder()}.lock`,
      JSON.stringify({ token: "t", pid: dead, started: "long ago", host: (await import("node:os")).hostname() }),
    );
    const { lockFolder } = await import("../../../packages/beleg/src/store/database/folder-lock.ts");
    const locks = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder(), 300)));
    const held = locks.filter(({ status }) => status === "fulfilled");
    expect(held).toHaveLength(1);
    for (const lock of held) if (lock.status === "fulfilled") await lock.value.release();
    expect(readdirSync(join(cwd, ".beleg"))).toEqual([]);
  });

  it("is not taken from a process whose number somebody else has now, nor from another machine", async () => {
    mkdirSync(join(cwd, ".beleg"));
    writeFileSync(`${folder()}.lock`, JSON.stringify({ token: "t", pid: 1, started: null, host: "another-machine" }));
    await expect(openStore(settings(), { lockWaitMs: 100 })).rejects.toMatchObject({
      code: "store_in_use",
      params: { host: "another-machine" },
    });
  });

  it.each([
    ["a folder", (file: string) => mkdirSync(file), "EISDIR"],
    ["a link to nothing", (file: string) => symlinkSync(join(cwd, "nowhere"), file), "ENOENT"],
    ["a link to itself", (file: string) => symlinkSync(file, file), "ELOOP"],
  ])("with %s in the place of its lock is said to be that, after the wait, and opens without it", async (...row) => {
    const [, put, code] = row;
    mkdirSync(join(cwd, ".beleg"));
    const file = `${folder()}.lock`;
    put(file);
    for (const visits of [false, true]) {
      await expect(openStore(settings(), { lockWaitMs: 100, visits })).rejects.toMatchObject({
        code: "file_unreadable",
        params: { file, detail: expect.stringContaining(code) },
      });
      expect(readdirSync(join(cwd, ".beleg"))).toEqual(["store.lock"]);
    }
    rmSync(file, { recursive: true });
    await (await openStore(settings())).close();
  });

  it("whose creation was killed is made anew", async () => {
    mkdirSync(`${folder()}.draft/base`, { recursive: true });
    writeFileSync(join(`${folder()}.draft`, "PG_VERSION"), "half");
    const store = await openStore(settings());
    expect((await store.tenant().runs.list()).items).toEqual([]);
    await store.close();
    expect(readdirSync(join(cwd, ".beleg"))).toEqual(["store"]);
  });

  it("that is damaged gives a clear line, and the last backup brings everything back", async () => {
    const store = await openStore(settings());
    for (let n = 0; n < 3; n += 1) await store.tenant().runs.save(exampleRun(n));
    await store.close();
    const beleg = (...argv: string[]) => captureCli(argv, { cwd });
    const before = (await beleg("runs", "export")).stdout;
    await beleg("backup", "all.gz");
    const damages = [
      async () => truncateSync(join(folder(), "global", "pg_control"), 100),
      async () => overwrite(join(folder(), "PG_VERSION"), "99\n"),
      async () => rmSync(join(folder(), "pg_wal"), { recursive: true }),
      async () => overwriteTables(folder()),
    ];
    for (const damage of damages) {
      await damage();
      const { code, stderr } = await beleg("doctor");
      expect({ code, stderr: stderr.slice(0, 100) }).toMatchObject({ code: 2 });
      expect(stderr).toMatch(/^beleg: the database is damaged: [^\n]*beleg restore FILE[^\n]*\n$/);
      expect(await beleg("restore", "all.gz", "--replace")).toMatchObject({ code: 0 });
      expect((await beleg("runs", "export")).stdout).toBe(before);
    }
  });

  it.each(["runs", "jobs"] as const)(
    "on a full disk says so, keeps what it has taken, and goes on when there is room again: %s",
    async (what) => {
      const disk = join(cwd, "disk");
      mkdirSync(disk);
      const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", disk]).status === 0;
      try {
        const small = { database_url: null, home: join(disk, ".beleg") };
        const first = await openStore(small);
        // The queues\' own tables are there before the disk fills up.
        await (await openQueue(first)).stop({ timeoutMs: 0 });
        await first.close();
        const ballast = join(disk, "ballast");
        if (mounted) writeFileSync(ballast, Buffer.alloc(freeBytes(disk) - 66_000_000 - 1_500_000));
        const acknowledged = new Map<number, number>();
        // Where nothing may be mounted, the disk only looks as if it filled up.
        const preload = new URL("../../support/full-disk.mjs", import.meta.url).href;
        const limited = ["env", "BELEG_TEST_ROOM=3000000", `NODE_OPTIONS=--import=${preload}`];
        const before = mounted ? [] : limited;
        const { code, stderr } = await saveInProcess(small, [0, 5000], (n, run_id) => acknowledged.set(n, run_id), {
          what,
          before,
        });
        expect({ code, saved: acknowledged.size }).toMatchObject({ code: 1, saved: expect.any(Number) });
        expect(stderr).toMatch(/the disk of the database is full/);
        rmSync(ballast, { force: true });
        expect(acknowledged.size).toBeGreaterThan(20);
        if (what === "runs") await expectAtLeast(small, acknowledged);
        else await expectJobs(small, acknowledged.size);
      } finally {
        if (mounted) execFileSync("umount", ["-l", disk]);
      }
    },
  );
});

async function overwrite(file: string, content: string): Promise<void> {
  writeFileSync(file, content);
}

/** Noise over every page of every table of ours: checksums must notice. */
async function overwriteTables(folder: string): Promise<void> {
  for (const database of readdirSync(join(folder, "base"))) {
    for (const name of readdirSync(join(folder, "base", database))) {
      if (!/^\d+$/.test(name) || Number(name) < 16_384) continue;
      const file = join(folder, "base", database, name);
      const handle = await open(file, "r+");
      for (let at = 0; at + 8192 <= statSync(file).size; at += 8192)
        await handle.write(Buffer.alloc(512, 0x5a), 0, 512, at + 4096);
      await handle.close();
    }
  }
}

function freeBytes(folder: string): number {
  const line = execFileSync("df", ["--output=avail", "-B1", folder], { encoding: "utf8" }).trim().split("\n").at(-1);
  return Number(line);
}

async function expectJobs(settings: StoreSettings, sent: number): Promise<void> {
  const store = await openStore(settings);
  try {
    const jobs = await openQueue(store);
    expect(await store.jobRows.counts()).toContainEqual({ queue: "retention", state: "waiting", n: sent });
    await jobs.enqueue("retention", {});
    await jobs.stop({ timeoutMs: 0 });
  } finally {
    await store.close();
  }
}

async function expectAtLeast(settings: StoreSettings, acknowledged: ReadonlyMap<number, number>): Promise<void> {
  const store = await openStore(settings);
  try {
    for (const run_id of acknowledged.values())
      expect((await store.tenant().runs.show(run_id))?.status).toBe("success");
    expect(await diagnose(store, null)).toEqual({ healthy: true, problems: [] });
    await store.tenant().runs.save(exampleRun(9999));
  } finally {
    await store.close();
  }
}
