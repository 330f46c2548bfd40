import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enqueueCheck } from "../../../packages/beleg/src/checker/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { loadSettings } from "../../../packages/beleg/src/settings/index.ts";
import { diagnose, openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { runWorker } from "../../../packages/beleg/src/worker/index.ts";
import { BELEG } from "../../support/beleg-process.ts";
import { spawnNode } from "../../support/child-node.ts";
import { exampleRun } from "../../support/example-run.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

let engine: Engine;
let cwd: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  engine = await startEngine("server");
  cwd = mkdtempSync(join(tmpdir(), "beleg-worker-"));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await engine?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

async function order(store: Store, count: number): Promise<void> {
  const jobs = await openQueue(store);
  for (let n = 0; n < count; n += 1) {
    const { article, summary } = exampleRun(n);
    const texts = { article_text: article?.text ?? "", summary_text: summary?.text ?? "", lang: "en" };
    await enqueueCheck(store, jobs, { ...texts, model: "none", save_key: `check-${n}` });
    // Ordered twice, done once.
    if (n % 10 === 0) await enqueueCheck(store, jobs, { ...texts, model: "none", save_key: `check-${n}` });
  }
  await jobs.stop({ timeoutMs: 0 });
}

/** A worker as people start it: its own process, from the built package. */
async function startWorker(database_url: string): Promise<ChildProcess> {
  const child = spawnNode([BELEG, "worker", "-j", "2"], {
    cwd,
    // A graph that is never there: announcements stay in the outbox, where they can be counted.
    env: { ...process.env, DATABASE_URL: database_url, NEO4J_URI: "bolt://127.0.0.1:1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  children.push(child);
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said += text.toString();
  });
  await until(() => said.includes("is ready"));
  return child;
}

it("two worker processes share the checks, one is killed in the middle, and every check is done once", async () => {
  const { database_url } = await engine.fresh();
  const store = await openStore({ database_url, home: cwd, neo4j_uri: "bolt://announce" });
  try {
    await order(store, 60);
    const [doomed, other] = await Promise.all([startWorker(database_url ?? ""), startWorker(database_url ?? "")]);
    await until(async () => (await store.tenant().runs.counts()).success > 5);
    doomed.kill("SIGKILL");
    await until(async () => (await store.tenant().runs.counts()).success === 60);
    expect(await store.tenant().runs.counts()).toEqual({ pending: 0, running: 0, success: 60, failed: 0 });
    // One announcement for each run: no outcome was written a second time.
    expect((await store.outbox.backlog("graph")).waiting).toBe(60);
    expect((await diagnose(store, null)).problems).toEqual([]);

    const ended = once(other, "exit");
    other.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  } finally {
    await store.close();
  }
});

it("a worker on the embedded store does what a killed one had in hand", async () => {
  const home = join(cwd, "embedded");
  const { values } = await loadSettings({ cwd, env: { BELEG_HOME: home } });
  const store = await openStore(values);
  const stop = new AbortController();
  try {
    await order(store, 5);
    // As a killed process leaves things: a job taken, its run begun.
    await sql`update beleg_jobs.job set state = 'active', started_on = now() where name = 'check' and data ->> 'run_id' = '1'`.execute(
      store.db,
    );
    await store.tenant().runs.start(1);
    const working = runWorker(store, { settings: values, signal: stop.signal });
    await until(async () => (await store.tenant().runs.counts()).success === 5);
    stop.abort();
    await working;
  } finally {
    await store.close();
  }
});
