// What the store costs: `npx node bench/store.ts` after `npm run build`. Needs PostgreSQL; with Neo4j (see tests/support/graph-server.ts) also the lag of the graph.
// `npx node bench/store.ts checks` does one part only: saves, checks, model, lag or growth.
//   saved checks a second   embedded, and on a server with 1, 2 and 4 `beleg worker` processes: ordered, judged and stored
//                           with the processor time of each, which sets the ceiling of the machine; and with a model that answers
//                           after 500 ms, where workers wait instead of work: there twice the workers do twice the checks
//   saves a second          the store alone, one after the other
//   lag of the graph        from the commit of a run to its node in Neo4j
//   growth                  list and show with 1,000, 10,000 and 100,000 stored runs
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { enqueueCheck } from "../packages/beleg/src/checker/index.ts";
import { openQueue } from "../packages/beleg/src/queue/index.ts";
import { loadSettings } from "../packages/beleg/src/settings/index.ts";
import { openStore, runGraphProjection, type Store, type StoreSettings } from "../packages/beleg/src/store/index.ts";
import { runWorker } from "../packages/beleg/src/worker/index.ts";
import { BELEG } from "../tests/support/beleg-process.ts";
import { spawnNode } from "../tests/support/child-node.ts";
import { exampleRun } from "../tests/support/example-run.ts";
import { useGraph } from "../tests/support/graph-server.ts";
import { startOpenAiServer } from "../tests/support/openai-server.ts";
import { ENGINES, startEngine } from "../tests/support/stores.ts";

let startSeconds: number | undefined;
const CHECKS = Number(process.env.BENCH_CHECKS ?? 300);
const print = (name: string, ...figures: string[]) => console.log(`${name.padEnd(44)} ${figures.join("   ")}`);

console.log(`node ${process.versions.node}, ${availableParallelism()} cores, ${CHECKS} checks of a 20-word text`);
const wished = process.argv.slice(2);
const wants = (part: string) => wished.length === 0 || wished.includes(part);
for (const kind of ENGINES) {
  const engine = await startEngine(kind);
  const fresh = async () => ({ ...(await engine.fresh()), neo4j_uri: null });
  try {
    if (wants("saves")) await savesAlone(kind, await fresh());
    if (wants("checks") && kind === "embedded") await checksEmbedded(await fresh());
    if (wants("checks") && kind === "server") for (const n of [1, 2, 4]) await checksOnServer(await fresh(), n);
    if (wants("model") && kind === "server") for (const n of [1, 2, 4]) await checksWithModel(await fresh(), n);
    if (wants("lag") && kind === "server") await lagOfGraph(await engine.fresh());
    if (wants("growth")) await growth(kind, await fresh());
  } finally {
    await engine.stop();
  }
}

async function savesAlone(kind: string, settings: StoreSettings): Promise<void> {
  const store = await openStore(settings);
  const { runs } = store.tenant();
  for (let n = 0; n < 20; n += 1) await runs.save(exampleRun(n));
  const started = performance.now();
  for (let n = 20; n < 20 + CHECKS; n += 1) await runs.save(exampleRun(n));
  const seconds = (performance.now() - started) / 1000;
  print(
    `saves a second, ${kind}`,
    `${(CHECKS / seconds).toFixed(0)}/s`,
    `${((seconds / CHECKS) * 1000).toFixed(1)} ms each`,
  );
  await store.close();
}

async function order(store: Store, model = "none", count = CHECKS): Promise<void> {
  const jobs = await openQueue(store);
  for (let n = 0; n < count; n += 1) {
    const { article, summary } = exampleRun(n);
    await enqueueCheck(store, jobs, {
      model,
      article_text: article?.text ?? "",
      summary_text: summary?.text ?? "",
      lang: "en",
    });
  }
  await jobs.stop({ timeoutMs: 0 });
}

/** Waits until every ordered check is done. From the first result to the last: starting a process is not what is measured. */
async function untilDone(store: Store, count = CHECKS): Promise<number> {
  for (;;) {
    const { pending, running } = await store.tenant().runs.counts();
    if (pending === 0 && running === 0) break;
    await sleep(200);
  }
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(finished_at) - min(finished_at))::double precision as seconds from runs`.execute(
    store.db,
  );
  return (count - 1) / (rows[0]?.seconds ?? 1);
}

async function checksEmbedded(settings: StoreSettings): Promise<void> {
  const store = await openStore(settings);
  await order(store);
  const stop = new AbortController();
  const { values } = await loadSettings({ cwd: tmpdir(), env: {} });
  const before = process.cpuUsage();
  const working = runWorker(store, { settings: values, signal: stop.signal });
  const rate = await untilDone(store);
  const { user, system } = process.cpuUsage(before);
  print(
    "saved checks a second, embedded",
    `${rate.toFixed(0)}/s`,
    `processor time of each: ${((user + system) / 1000 / CHECKS).toFixed(1)} ms, all in one process`,
  );
  stop.abort();
  await working;
  await store.close();
}

async function checksOnServer(settings: StoreSettings, workers: number): Promise<void> {
  const store = await openStore(settings);
  await order(store);
  const cwd = mkdtempSync(join(tmpdir(), "beleg-bench-"));
  const server = await serverProcess(store);
  const before = cpuSeconds([server]);
  const children = startWorkers(workers, cwd, { DATABASE_URL: settings.database_url ?? "" });
  const rate = await untilDone(store);
  const inWorkers = cpuSeconds(children.map(({ pid }) => pid ?? 0)) - workers * (await startCost(settings, cwd));
  const inServer = cpuSeconds([server]) - before;
  const ofEach = (seconds: number) => `${((seconds / CHECKS) * 1000).toFixed(1)} ms`;
  const ceiling = (availableParallelism() * CHECKS) / (inWorkers + inServer);
  print(
    `saved checks a second, server, ${workers} worker${workers > 1 ? "s" : ""}`,
    `${rate.toFixed(0)}/s`,
    `processor time of each: ${ofEach(inWorkers)} in workers, ${ofEach(inServer)} in PostgreSQL`,
    `ceiling of ${availableParallelism()} cores ${ceiling.toFixed(0)}/s`,
  );
  await stopAll(children);
  await store.close();
  rmSync(cwd, { recursive: true, force: true });
}

function startWorkers(count: number, cwd: string, env: Record<string, string>): ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawnNode([BELEG, "worker"], { cwd, env: { ...process.env, ...env }, stdio: "ignore" }),
  );
}

async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}

async function checksWithModel(settings: StoreSettings, workers: number): Promise<void> {
  const model = await startOpenAiServer();
  model.answerWith(() => ({ text: '{"score": 0.9, "issues": [], "claims": [], "explanation": ""}', latencyMs: 500 }));
  const store = await openStore(settings);
  const checks = 20 * workers;
  await order(store, "openai/bench", checks);
  const cwd = mkdtempSync(join(tmpdir(), "beleg-bench-"));
  const connection = { BELEG_MODEL: "openai/bench", OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-bench" };
  const children = startWorkers(workers, cwd, { DATABASE_URL: settings.database_url ?? "", ...connection });
  const rate = await untilDone(store, checks);
  print(
    `the same with a model of 500 ms, ${workers} worker${workers > 1 ? "s" : ""}`,
    `${rate.toFixed(1)}/s`,
    `${(model.calls / checks).toFixed(1)} calls each`,
  );
  await stopAll(children);
  await store.close();
  await model.close();
  rmSync(cwd, { recursive: true, force: true });
}

/** What a worker costs before its first job, measured once. */
async function startCost(settings: StoreSettings, cwd: string): Promise<number> {
  if (startSeconds !== undefined) return startSeconds;
  const child = spawnNode([BELEG, "worker"], {
    cwd,
    env: { ...process.env, DATABASE_URL: settings.database_url ?? "" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  await new Promise<void>((resolve) => child.stderr?.on("data", (text: Buffer) => text.includes("ready") && resolve()));
  // The judges of its threads load too.
  await sleep(3000);
  startSeconds = cpuSeconds([child.pid ?? 0]);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  return startSeconds;
}

/** The process all others of the PostgreSQL server belong to. */
async function serverProcess(store: Store): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db);
  return Number(statOf(rows[0]?.pid ?? 0)[3]);
}

/** The processor time of processes, of those they have now and of those they had. Linux counts it in hundredths. */
function cpuSeconds(pids: readonly number[]): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const below = (pid: number): number[] => all.map(Number).filter((each) => Number(statOf(each)[3]) === pid);
  const own = (pid: number) => Number(statOf(pid)[13] ?? 0) + Number(statOf(pid)[14] ?? 0);
  const gone = (pid: number) => Number(statOf(pid)[15] ?? 0) + Number(statOf(pid)[16] ?? 0);
  const ticks = pids.map((pid) => own(pid) + gone(pid) + below(pid).reduce((sum, child) => sum + own(child), 0));
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** The fields of /proc/PID/stat, counted from 0; empty when the process is gone. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(") ");
    return [String(pid), text.slice(0, end), ...text.slice(end + 2).split(" ")];
  } catch {
    return [];
  }
}

async function lagOfGraph(fresh: StoreSettings): Promise<void> {
  const neo4j = await useGraph();
  const settings = { ...fresh, neo4j_uri: neo4j.uri, neo4j_username: "neo4j", neo4j_password: null };
  const store = await openStore(settings);
  const stop = new AbortController();
  const projecting = runGraphProjection(store, settings, { signal: stop.signal });
  const { runs } = store.tenant();
  const drained = async () => {
    while ((await store.outbox.backlog("graph")).waiting > 0) await sleep(5);
  };
  for (let n = 0; n < 50; n += 1) await runs.save(exampleRun(n));
  await drained();
  const lags: number[] = [];
  for (let n = 50; n < 90; n += 1) {
    await runs.save(exampleRun(n));
    const saved = performance.now();
    await drained();
    lags.push(performance.now() - saved);
  }
  lags.sort((a, b) => a - b);
  print("lag of the graph, one run", `p50 ${lags[20]?.toFixed(0)} ms`, `p95 ${lags[37]?.toFixed(0)} ms`);
  stop.abort();
  await projecting;
  for (let n = 100; n < 600; n += 1) await runs.save(exampleRun(n));
  const again = new AbortController();
  const started = performance.now();
  const catching = runGraphProjection(store, settings, { signal: again.signal });
  await drained();
  print("the graph catches up after being down", `${(500 / ((performance.now() - started) / 1000)).toFixed(0)} runs/s`);
  again.abort();
  await catching;
  await store.close();
  await neo4j.stop();
}

async function growth(kind: string, settings: StoreSettings): Promise<void> {
  const store = await openStore(settings);
  const { runs } = store.tenant();
  const { run_id } = await runs.save(exampleRun(1));
  let stored = 1;
  for (const size of [1000, 10_000, 100_000]) {
    await sql`insert into runs (tenant, kind, status, article_id, summary_id, model, num_findings, created_at, started_at, finished_at)
      select tenant, kind, status, article_id, summary_id, model, num_findings, created_at, started_at, finished_at
      from runs, generate_series(1, ${size - stored}) where id = ${run_id}`.execute(store.db);
    await sql`insert into explainability_reports (run_id, version, report_json, created_at, tenant)
      select r.id, e.version, e.report_json, e.created_at, e.tenant from runs r, explainability_reports e
      where e.run_id = ${run_id} and not exists (select 1 from explainability_reports x where x.run_id = r.id)`.execute(
      store.db,
    );
    for (const table of ["runs", "explainability_reports"]) await sql`analyze ${sql.table(table)}`.execute(store.db);
    stored = size;
    const list = await median(() => runs.list({ limit: 50 }));
    const page = await median(() => runs.list({ limit: 50, before: Math.floor(size / 2) }));
    const show = await median((at) => runs.show(run_id + 1 + ((at * 37) % (size - 1))));
    print(`growth, ${kind}, ${size} runs`, `list ${list} ms`, `middle page ${page} ms`, `show ${show} ms`);
  }
  await store.close();
}

async function median(work: (at: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const started = performance.now();
    await work(at);
    times.push(performance.now() - started);
  }
  return (times.sort((a, b) => a - b)[20] ?? 0).toFixed(2);
}
