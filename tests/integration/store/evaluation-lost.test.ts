import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enqueueEvaluation } from "../../../packages/beleg/src/evaluate/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { captureCli } from "../../support/run-cli.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";
import { withWorker } from "../../support/with-worker.ts";

// What is left when every worker that took a job has died, and what keeps workers from being taken for dead.

const ORDER = {
  policy: "probability",
  severity_min: "low",
  repeat: 1,
  seed: 1,
  name: "x",
  task: "factuality",
} as const;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `r${n}`,
    article_text: `Bridge ${n} opened in ${1900 + (n % 90)}.`,
    summary_text: `Bridge ${n} opened in ${1900 + ((n * 7) % 90)}.`,
    has_error: n % 2 === 0,
  }));

describe("on a server", () => {
  let engine: Engine;
  let cwd: string;
  let store: Store;
  let database_url: string | null;
  beforeAll(async () => {
    engine = await startEngine("server");
    cwd = mkdtempSync(join(tmpdir(), "beleg-lost-"));
    ({ database_url } = await engine.fresh());
    store = await openStore({ database_url, home: cwd });
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  async function order(resamples: number, rows: number): Promise<number> {
    const jobs = await openQueue(store);
    const id = await enqueueEvaluation(store, jobs, { ...ORDER, resamples, rows: rowsOf(rows) });
    await jobs.stop({ timeoutMs: 0 });
    return id;
  }

  it("an evaluation and a run whose last worker died have failed, and say why", async () => {
    const id = await order(20, 3);
    const { runs, evaluations } = store.tenant();
    const { run_id: run } = await runs.create({ model: "none", article: { text: "A." }, summary: { text: "A." } });
    const jobs = await openQueue(store);
    await jobs.enqueue("check", { tenant: "default", run_id: run });
    await jobs.stop({ timeoutMs: 0 });
    await runs.claim(run);
    // As their last workers left them: begun, out of tries, and silent for a minute.
    await sql`update beleg_jobs.job set state = 'active', retry_count = retry_limit,
      started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
      where name in ('check', 'evaluation')`.execute(store.db);
    await withWorker(store, cwd, {}, async () => {
      await until(async () => (await evaluations.show(id))?.status === "failed");
      await until(async () => (await runs.show(run))?.status === "failed");
    });
    expect((await evaluations.show(id))?.error).toEqual({ code: "worker_lost" });
    expect((await runs.show(run))?.error).toEqual({ code: "worker_lost" });
    const dead = (await store.jobRows.list({ queue: "dead" })).map(({ from_queue }) => from_queue);
    expect(new Set(dead)).toEqual(new Set(["check", "evaluation"]));
    expect(await store.jobRows.lost()).toEqual([]);

    const env = { DATABASE_URL: database_url ?? "", BELEG_HOME: cwd };
    for (const job of await store.jobRows.list({ queue: "dead" })) {
      expect((await captureCli(["jobs", "retry", job.id], { cwd, env })).code).toBe(0);
    }
    await withWorker(store, cwd, {}, async () => {
      await until(async () => (await evaluations.show(id))?.status === "success");
      await until(async () => (await runs.show(run))?.status === "success");
    });
  });

  it("summing up leaves the thread that holds the jobs free for their heartbeats", async () => {
    const count = 4000;
    const id = await order(1000, count);
    await sql`insert into evaluation_answers (tenant, evaluation_id, row_index, sample, answer)
      select 'default', ${id}, n, 0, json_build_object('status', 'ok', 'score', (n * 7 % 101) / 101.0, 'origin', 'embedded',
        'issue_spans', '[]'::json, 'details', '{}'::json)::text
      from generate_series(0, ${count - 1}::int) n`.execute(store.db);
    await sql`update evaluation_shards set finished_at = now() where evaluation_id = ${id} and first_row > 0`.execute(
      store.db,
    );
    await sql`delete from beleg_jobs.job where name = 'evaluation' and (data ->> 'first_row')::int > 0`.execute(
      store.db,
    );
    const [all, mine] = [process.cpuUsage(), process.threadCpuUsage()];
    await withWorker(store, cwd, {}, () =>
      until(async () => (await store.tenant().evaluations.show(id))?.status !== "running"),
    );
    expect((await store.tenant().evaluations.show(id))?.status).toBe("success");
    const spent = (of: { user: number; system: number }) => of.user + of.system;
    const share = spent(process.threadCpuUsage(mine)) / spent(process.cpuUsage(all));
    console.log(
      `summing up ${count} rows: ${(100 * share).toFixed(0)} % of its processor time in the thread of the jobs`,
    );
    expect(share).toBeLessThan(0.5);
  });
});
