import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messageKey } from "../../../packages/beleg/src/decisions/message-key.ts";
import { enqueueEvaluation } from "../../../packages/beleg/src/evaluate/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { loadSettings } from "../../../packages/beleg/src/settings/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { runWorker } from "../../../packages/beleg/src/worker/index.ts";
import { BELEG, startServe } from "../../support/beleg-process.ts";
import { spawnNode } from "../../support/child-node.ts";
import { captureCli } from "../../support/run-cli.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

// Every kind of job, done by a worker that is not the process that ordered it.

const rows = Array.from({ length: 12 }, (_, n) => ({
  id: `r${n}`,
  article_text: `The bridge of town ${n} opened in ${1930 + n}.`,
  summary_text: `The bridge of town ${n} opened in ${n % 2 ? 1930 + n : 1960 + n}.`,
  has_error: n % 2 === 0,
}));

let engine: Engine;
let cwd: string;
let env: Record<string, string>;
let store: Store;
const children: ChildProcess[] = [];
beforeAll(async () => {
  engine = await startEngine("server");
});
afterAll(() => engine?.stop());
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-jobs-"));
  const { database_url } = await engine.fresh();
  env = { DATABASE_URL: database_url ?? "" };
  store = await openStore({ database_url, home: cwd });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await store.close();
  rmSync(cwd, { recursive: true, force: true });
});

function startWorker(): void {
  children.push(spawnNode([BELEG, "worker", "-j", "2"], { cwd, env: { ...process.env, ...env }, stdio: "ignore" }));
}

/** A worker in this process, for as long as the work takes. */
async function withWorker(change: Record<string, unknown>, work: () => Promise<void>): Promise<void> {
  const { values } = await loadSettings({ cwd, env, flags: change });
  const stop = new AbortController();
  const working = runWorker(store, { settings: values, signal: stop.signal, cwd });
  try {
    await work();
  } finally {
    stop.abort();
    await working;
  }
}

/** As if the tries before had been used up: the next one is the last. */
const lastTry = (queue: string, limit: number) =>
  sql`update beleg_jobs.job set retry_count = ${limit}, start_after = now() where name = ${queue} and state <> 'completed'`.execute(
    store.db,
  );

it("a service that does no jobs itself hands runs and evaluations to a worker and follows them", async () => {
  const serve = await startServe(cwd, ["--no-work"], env);
  children.push(serve.child);
  const ask = async (path: string, body?: unknown) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return (await fetch(`${serve.address}${path}`, body === undefined ? {} : init)).json() as Promise<
      Record<string, string | number>
    >;
  };
  const { run_id } = await ask("/v1/runs", {
    article_text: "The bridge opened in 1932.",
    summary_text: "The bridge opened in 1923.",
  });
  const { evaluation_id } = await ask("/v1/evaluations", { name: "b", task: "factuality", rows, resamples: 20 });
  const events = fetch(`${serve.address}/v1/runs/${run_id}/events`).then((response) => response.text());
  // Nobody is there yet who would do them.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(await ask(`/v1/runs/${run_id}`)).toMatchObject({ status: "pending" });
  startWorker();
  const told = await events;
  expect(told.match(/^event: progress$/gm)).toHaveLength(3);
  expect(told).toMatch(/event: end\ndata: .*"status":"success"/);
  await until(async () => (await ask(`/v1/evaluations/${evaluation_id}`)).status === "success");
  expect(await serve.stop()).toBe(0);
});

it("a service without a worker must work itself where nobody else can", async () => {
  const { code, stderr } = await captureCli(["serve", "--no-work", "--port", "0"], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/--no-work.*DATABASE_URL/)]);
});

it("an evaluation ordered on the command line is done by a worker elsewhere, and shown", async () => {
  writeFileSync(join(cwd, "bridges.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const beleg = (...argv: string[]) => captureCli(argv, { cwd, env });
  const order = ["eval", "--task", "factuality", "--data", "bridges.jsonl", "--resamples", "20", "--enqueue"];
  expect(await beleg(...order, "--min", "f1=0.5")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--min: --enqueue/),
  });
  expect(await beleg(...order)).toMatchObject({ code: 0, stdout: '{"evaluation_id":1,"status":"running"}\n' });
  expect(await beleg("evaluations", "show", "1")).toMatchObject({
    code: 3,
    stdout: expect.stringContaining('"running"'),
  });
  const waiting = await beleg("evaluations", "show", "1", "-f", "pretty");
  expect(waiting).toMatchObject({
    code: 3,
    stdout: expect.stringMatching(/^evaluation 1 \(bridges\.jsonl\): running\n/),
  });
  expect((await beleg("jobs", "-f", "pretty")).stdout).toMatch(/evaluation +waiting +1/);
  startWorker();
  await until(async () => (await store.tenant().evaluations.show(1))?.status === "success");
  const [evaluation] = (await beleg("evaluations", "list")).stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(evaluation).toMatchObject({ id: 1, status: "success", name: "bridges.jsonl" });
  const pretty = await beleg("evaluations", "show", "1", "-f", "pretty");
  expect(pretty).toMatchObject({ code: 0, stdout: expect.stringMatching(/^# /) });
  const shown = JSON.parse((await beleg("evaluations", "show", "1")).stdout);
  expect(shown).toMatchObject({ status: "success", summary: { n: 12 } });
  expect(await beleg("evaluations", "show", "2")).toMatchObject({ code: 2 });
});

it("an evaluation that never works ends as failed, its job among the dead", async () => {
  const jobs = await openQueue(store);
  const base = { policy: "probability", severity_min: "low", repeat: 1, resamples: 20, seed: 1 } as const;
  const id = await enqueueEvaluation(store, jobs, { ...base, name: "x", task: "factuality", rows });
  await jobs.stop({ timeoutMs: 0 });
  // A home that is a file: no folder can be made in it.
  writeFileSync(join(cwd, "home"), "");
  await withWorker({ home: join(cwd, "home") }, async () => {
    await until(async () => (await store.jobRows.list({ queue: "evaluation", state: "retry" })).length === 1);
    expect(await store.tenant().evaluations.show(id)).toMatchObject({ status: "running" });
    await lastTry("evaluation", 3);
    await until(async () => (await store.tenant().evaluations.show(id))?.status === "failed");
    await until(async () => (await store.jobRows.list({ queue: "dead" })).length === 1);
  });
  expect(await store.tenant().evaluations.show(id)).toMatchObject({ error: { code: "internal_error" } });
});

describe("messages", () => {
  let receiver: Server;
  let address: string;
  let answers: (() => readonly [number, Record<string, string>?])[];
  const received: { headers: IncomingHttpHeaders; url: string; body: string }[] = [];
  beforeEach(async () => {
    received.length = 0;
    receiver = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on("end", () => {
        received.push({ headers: request.headers, url: request.url ?? "", body });
        const [status, headers = {}] = answers.shift()?.() ?? [204];
        response.writeHead(status, headers).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  });
  afterEach(() => new Promise((resolve) => receiver.close(resolve)));
  const announce = (dedupe_key: string) =>
    store.tenant("acme").notifications.add({ dedupe_key, channel: "customer", payload: { text: "Guten Tag" } });
  const waiting = async () => (await store.tenant("acme").notifications.list("sent")).length;

  it("are posted by the worker to the configured address, again until it takes them, then never again", async () => {
    answers = [() => [503], () => [302, { location: `${address}/elsewhere` }], () => [204]];
    await withWorker({ notify_url: address, notify_token: "s3cret" }, async () => {
      expect([await announce("m1"), await announce("m1")]).toEqual([true, false]);
      await until(async () => (await waiting()) === 1);
      await announce("m2");
      await until(async () => (await waiting()) === 2);
    });
    const [m1, m2] = ["m1", "m2"].map((dedupe_key) =>
      messageKey({ tenant: "acme", dedupe_key, channel: "customer", payload: { text: "Guten Tag" } }),
    );
    expect(m1).toMatch(/^acme\.m1\.[0-9a-f]{24}$/);
    expect(received.map(({ url, headers }) => [url, headers["idempotency-key"]])).toEqual([
      ["/hook", m1],
      ["/hook", m1],
      ["/hook", m1],
      ["/hook", m2],
    ]);
    expect(received[0]?.headers.authorization).toBe("Bearer s3cret");
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ key: m1, channel: "customer", text: "Guten Tag" });
  });

  it("whose tries are used up wait for a person, who sends them again", async () => {
    answers = Array.from({ length: 2 }, () => () => [500]);
    await withWorker({ notify_url: address }, async () => {
      await announce("m1");
      await until(() => received.length === 1);
      await until(async () => (await store.jobRows.list({ queue: "notification", state: "retry" })).length === 1);
      await lastTry("notification", 20);
      await until(async () => (await store.jobRows.list({ queue: "dead" })).length === 1);
      const [message] = await store.tenant("acme").notifications.list();
      expect(message).toMatchObject({ status: "failed", last_error: expect.stringMatching(/answered 500/) });
      const [dead] = await store.jobRows.list({ queue: "dead" });
      expect(await captureCli(["jobs", "retry", dead?.id ?? ""], { cwd, env })).toMatchObject({ code: 0 });
      await until(async () => (await waiting()) === 1);
    });
    expect((await store.tenant("acme").notifications.list())[0]).toMatchObject({ status: "sent", last_error: null });
  });
});
