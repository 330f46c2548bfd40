import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EvaluationJob, enqueueEvaluation } from "../../../packages/beleg/src/evaluate/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { connectServer } from "../../../packages/beleg/src/store/database/connect-server.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { MIGRATIONS } from "../../../packages/beleg/src/store/migrations/index.ts";
import { migrateInside } from "../../../packages/beleg/src/store/migrations/migrate.ts";
import { BELEG } from "../../support/beleg-process.ts";
import { spawnNode } from "../../support/child-node.ts";
import { startOpenAiServer } from "../../support/openai-server.ts";
import { captureCli } from "../../support/run-cli.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";
import { withWorker } from "../../support/with-worker.ts";

// An evaluation cut into shards gives what one process gives, to the byte, whoever does the shards and whoever dies.

const BASE = { policy: "probability", severity_min: "low", repeat: 1, resamples: 20, seed: 1 } as const;
const texts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    // Ids repeat across shards: naming them apart is a matter of the whole.
    id: `r${n % 7}`,
    article_text: `The bridge of town ${n % 5} opened in ${1930 + n}.`,
    summary_text: `The bridge of town ${n % 5} opened in ${n % 2 ? 1930 + n : 1960 + n}.`,
    has_error: n % 2 === 0,
    gt: { readability: 1 + (n % 5) },
    scale: [1, 5] as [number, number],
  }));
const queries = Array.from({ length: 7 }, (_, n) => ({
  query_id: `q${n}`,
  query: `bridge ${n}`,
  candidates: ["a", "b", "c"].map((id, at) => ({
    id,
    title: `${id} ${n}`,
    snippet: at === n % 3 ? `bridge ${n}` : "tower",
    grade: at === n % 3 ? 1 : 0,
  })),
}));

async function order(store: Store, job: Omit<EvaluationJob, keyof typeof BASE | "name">, shardRows: number) {
  const jobs = await openQueue(store);
  const id = await enqueueEvaluation(store, jobs, { ...BASE, name: "x", ...job }, undefined, shardRows);
  await jobs.stop({ timeoutMs: 0 });
  return id;
}

const statusOf = async (store: Store, id: number) => (await store.tenant().evaluations.show(id))?.status;

/** Everything that is kept of an evaluation that ended well. */
/**
 * What an evaluation found, to the byte, except what it cost: calls and their time belong to the run that made them, and
 * one that finds an answer kept has made none.
 */
async function found(store: Store, id: number): Promise<string> {
  const row = await store.tenant().evaluations.show(id);
  expect(row).toMatchObject({ status: "success", error: null });
  return JSON.stringify([row?.summary, row?.headline], (key, value: unknown) => {
    if (key === "cost") return undefined;
    return typeof value === "string" ? value.replaceAll(/\d+ calls? · [^<\n]*/g, "cost") : value;
  });
}

it("leave the same bytes as one shard, for texts and rankings, and no answers", async () => {
  const engine = await startEngine("embedded");
  const cwd = mkdtempSync(join(tmpdir(), "beleg-shards-"));
  const store = await openStore(await engine.fresh());
  const [rows, twice] = [texts(12), { repeat: 2 }];
  const orders = [
    { task: "factuality", rows, ...twice },
    { task: "rerank", rows: queries },
  ] as const;
  const pairs = [];
  for (const job of orders) pairs.push([await order(store, job, 500), await order(store, job, 5)] as const);
  await withWorker(store, cwd, {}, async () => {
    const ended = async () => (await store.tenant().evaluations.list()).items.every((one) => one.status !== "running");
    await until(ended);
  });
  for (const [whole, sharded] of pairs) {
    expect(await store.tenant().evaluationShards.firstRows(whole)).toEqual([0]);
    expect(await store.tenant().evaluationShards.firstRows(sharded)).toEqual(
      [0, 5, 10].slice(0, sharded === pairs[1]?.[1] ? 2 : 3),
    );
    expect(await found(store, sharded)).toBe(await found(store, whole));
    expect((await store.tenant().evaluationShards.progress(sharded)).done).toBe(0);
  }
  const [first] = pairs[0] ?? [];
  const read = await store.tenant().evaluationShards.rows(first ?? 0, [11, 0, 99]);
  expect(read).toEqual(new Map([0, 11].map((n) => [n, rows[n]])));
  await store.close();
  await engine.stop();
  rmSync(cwd, { recursive: true, force: true });
});

it("have the price of the model's tokens, as `beleg eval` has it", async () => {
  await using model = await startOpenAiServer();
  model.answerWith(() => JSON.stringify({ score_raw_1_to_5: 3, issues: [], explanation: "so" }));
  const engine = await startEngine("embedded");
  const cwd = mkdtempSync(join(tmpdir(), "beleg-price-"));
  writeFileSync(
    join(cwd, "beleg.config.json"),
    JSON.stringify({ prices: { "openai/test": { input: 2, output: 10 } } }),
  );
  const store = await openStore(await engine.fresh());
  const id = await order(store, { task: "readability", rows: texts(3) }, 500);
  const env = { BELEG_MODEL: "openai/test", OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-test" };
  await withWorker(store, cwd, env, () => until(async () => (await statusOf(store, id)) === "success"));
  const { summary } = (await store.tenant().evaluations.show(id)) ?? {};
  const { cost } = (summary as { summary: { cost: Record<string, number> } }).summary;
  expect(cost.input_tokens).toBeGreaterThan(0);
  expect(cost.price).toBeCloseTo(((cost.input_tokens ?? 0) * 2 + (cost.output_tokens ?? 0) * 10) / 1e6, 12);
  await store.close();
  await engine.stop();
  rmSync(cwd, { recursive: true, force: true });
});

describe("shards on a server", () => {
  let engine: Engine;
  let cwd: string;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    engine = await startEngine("server");
    cwd = mkdtempSync(join(tmpdir(), "beleg-shards-"));
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await engine?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  it("are done by three processes of which one is killed, nothing asked twice, and outlive their evaluation by nothing", async () => {
    await using model = await startOpenAiServer();
    let latencyMs = 0;
    model.answerWith(({ user }) => {
      const score = 1 + (/in (\d+)/.exec(user)?.[1] ?? "").length + (user.length % 2);
      return {
        text: JSON.stringify({ score_raw_1_to_5: Math.min(5, score), issues: [], explanation: "so" }),
        latencyMs,
      };
    });
    const env = {
      BELEG_MODEL: "openai/test",
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: "sk-test",
      READABILITY_PROMPT_VERSION: "v2",
    };
    const rows = texts(72);
    const job = { task: "readability", rows } as const;

    const alone = await openStore(await engine.fresh());
    const whole = await order(alone, job, 500);
    await withWorker(alone, cwd, env, () => until(async () => (await statusOf(alone, whole)) === "success"));
    const expected = await found(alone, whole);
    await alone.close();
    const asked = model.calls;

    latencyMs = 400;
    const { database_url } = await engine.fresh();
    const store = await openStore({ database_url, home: cwd });
    const id = await order(store, job, 12);
    const own = { ...process.env, ...env, DATABASE_URL: database_url ?? "" };
    // Each has a disk of its own, as three machines have: only the store is shared.
    for (const name of ["a", "b", "c"]) {
      const worker = spawnNode([BELEG, "worker", "-j", "2"], {
        cwd,
        env: { ...own, BELEG_HOME: join(cwd, name) },
        stdio: "ignore",
      });
      children.push(worker);
    }
    const steps: number[] = [];
    const progress = async () => {
      const { done, total } = await store.tenant().evaluationShards.progress(id);
      expect(total).toBe(72);
      // Answers go when the evaluation ends.
      if ((await statusOf(store, id)) === "running") steps.push(done);
      return done;
    };
    const active = async () => (await store.jobRows.active()).filter(({ queue }) => queue === "evaluation").length;
    await until(async () => (await progress()) >= 10 && (await active()) === 3);
    const [killed] = children;
    killed?.kill("SIGKILL");
    const shown = await captureCli(["evaluations", "show", String(id)], {
      cwd,
      env: { DATABASE_URL: database_url ?? "" },
    });
    expect(JSON.parse(shown.stdout).progress).toMatchObject({ total: 72, done: expect.any(Number) });
    await until(async () => {
      await progress();
      return (await statusOf(store, id)) === "success";
    });
    expect(await found(store, id)).toBe(expected);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    // Two rows were under way in the process that died, and a quarter of a second of answers not yet written.
    expect(model.calls - 2 * asked).toBeLessThanOrEqual(4);

    const gone = await order(
      store,
      { task: "readability", rows: texts(72).map((row) => ({ ...row, summary_text: `${row.summary_text} Yes.` })) },
      12,
    );
    await until(async () => (await store.tenant().evaluationShards.progress(gone)).done > 0);
    await sql`delete from evaluations where id = ${gone}`.execute(store.db);
    const open = async () => (await store.jobRows.open()).filter(({ queue }) => queue === "evaluation").length;
    await until(async () => (await open()) === 0);
    expect(await store.jobRows.list({ queue: "dead" })).toEqual([]);

    const beleg = (...argv: string[]) => captureCli(argv, { cwd, env: { DATABASE_URL: database_url ?? "" } });
    const off = await order(
      store,
      { task: "readability", rows: texts(72).map((row) => ({ ...row, summary_text: `${row.summary_text} No.` })) },
      12,
    );
    await until(async () => (await store.tenant().evaluationShards.progress(off)).done > 0);
    const said = `evaluation ${off} is cancelled\n`;
    expect(await beleg("evaluations", "cancel", String(off))).toMatchObject({ code: 0, stdout: "", stderr: said });
    const calls = model.calls;
    await until(async () => (await open()) === 0);
    // Whoever was at a shard asked for what it had begun, and for a quarter of a second more: two workers, two rows each.
    expect(model.calls - calls).toBeLessThanOrEqual(12);
    expect(await store.tenant().evaluations.show(off)).toMatchObject({
      status: "failed",
      error: { code: "evaluation_cancelled" },
    });
    expect((await store.tenant().evaluationShards.progress(off)).done).toBe(0);
    expect(await store.jobRows.list({ queue: "dead" })).toEqual([]);
    expect(await beleg("evaluations", "cancel", String(off))).toMatchObject({ code: 0 });
    expect(await beleg("evaluations", "cancel", String(id))).toMatchObject({
      code: 2,
      stderr: `beleg: evaluation ${id} has ended and cannot be called off\n`,
    });
    expect(await beleg("evaluations", "cancel", "999")).toMatchObject({ code: 2 });
    expect(await beleg("evaluations", "cancel")).toMatchObject({ code: 2 });
    for (const child of children.slice(1)) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    await store.close();
  });

  it("keep one rate limit, whichever process asks the model", async () => {
    await using model = await startOpenAiServer();
    const asked: string[] = [];
    model.answerWith(({ headers }) => {
      asked.push(String(headers.authorization));
      return JSON.stringify({ score_raw_1_to_5: 3, issues: [], explanation: "so" });
    });
    const { database_url } = await engine.fresh();
    const store = await openStore({ database_url, home: cwd });
    // Every place that somebody takes in a limit.
    await sql`create table places as select name, tokens from rate_limits`.execute(store.db);
    await sql`create function note_place() returns trigger language plpgsql as
      'begin insert into places values (new.name, new.tokens); return null; end'`.execute(store.db);
    await sql`create trigger noted after insert or update on rate_limits for each row execute function note_place()`.execute(
      store.db,
    );
    const env = {
      ...process.env,
      DATABASE_URL: database_url ?? "",
      BELEG_MODEL: "openai/test",
      OPENAI_BASE_URL: model.url,
      READABILITY_PROMPT_VERSION: "v2",
      BELEG_MODEL_CALLS_PER_MINUTE: "240",
    };
    const workers = ["sk-a", "sk-b"].map((key) =>
      spawnNode([BELEG, "worker", "-j", "4"], {
        cwd,
        env: { ...env, OPENAI_API_KEY: key, BELEG_HOME: join(cwd, key) },
        stdio: ["ignore", "ignore", "pipe"],
      }),
    );
    children.push(...workers);
    await Promise.all(
      workers.map(
        ({ stderr }) =>
          new Promise<void>((ready) => stderr?.on("data", (text: Buffer) => text.includes("ready") && ready())),
      ),
    );
    const id = await order(store, { task: "readability", rows: texts(36) }, 3);
    await until(async () => (await statusOf(store, id)) === "success");
    expect(new Set(asked).size).toBe(2);
    expect(asked).toHaveLength(36);
    // Whoever asked took a place in the one limit, and some of those eight at a time were told to wait for theirs.
    const { rows: places } = await sql<{ name: string; tokens: number }>`select * from places`.execute(store.db);
    expect(places.map(({ name }) => name)).toEqual(asked.map(() => "model:openai/test"));
    expect(places.some(({ tokens }) => tokens < 0)).toBe(true);
    for (const worker of workers) {
      const ended = once(worker, "exit");
      worker.kill("SIGTERM");
      await ended;
    }
    await store.close();
  });

  it("hold the rows of evaluations that were ordered before there were shards, and do them", async () => {
    const { database_url, home } = await engine.bare!();
    const before = await connectServer(database_url ?? "");
    const steps = MIGRATIONS.map(({ name }) => name).filter((name) => name < "0009");
    await before.db.transaction().execute((tx) => migrateInside(tx, steps));
    const config = JSON.stringify({ ...BASE, task: "factuality", rows: texts(6) });
    await sql`insert into evaluations (tenant, name, status, config, created_at)
      values ('default', 'old', 'running', ${config}::jsonb, now())`.execute(before.db);
    await before.close();
    const store = await openStore({ database_url, home });
    const jobs = await openQueue(store);
    await jobs.enqueue("evaluation", { tenant: "default", evaluation_id: 1 }, { key: "evaluation-1" });
    await jobs.stop({ timeoutMs: 0 });
    expect((await store.tenant().evaluations.show(1))?.config).not.toHaveProperty("rows");
    const now = await order(store, { task: "factuality", rows: texts(6) }, 500);
    await withWorker(store, cwd, {}, () => until(async () => (await statusOf(store, now)) === "success"));
    expect(await found(store, 1)).toBe(await found(store, now));
    await store.close();
  });
});
