import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectEmbedded } from "../../../packages/beleg/src/store/database/connect-embedded.ts";
import { connectServer } from "../../../packages/beleg/src/store/database/connect-server.ts";
import { diagnose, openStore, type Store, storeFolder } from "../../../packages/beleg/src/store/index.ts";
import { MIGRATIONS } from "../../../packages/beleg/src/store/migrations/index.ts";
import { migrateInside } from "../../../packages/beleg/src/store/migrations/migrate.ts";
import { retentionHandler } from "../../../packages/beleg/src/worker/handlers/retention-handler.ts";
import { exampleRun } from "../../support/example-run.ts";
import { captureCli } from "../../support/run-cli.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";

const MILLION = 1_000_000;

/** Saves run number `n` under an id of our choice. */
async function saveAs(store: Store, id: number, n: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('runs', 'id'), ${id - 1})`.execute(store.db);
  expect((await store.tenant().runs.save(exampleRun(n))).run_id).toBe(id);
}

/** Which partitions the results and the report of each run lie in. */
async function places(store: Store): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ id: number; at: string[] }>`
    select run_id as id, array_agg(distinct place::text order by place::text) as at from (
      select run_id, tableoid::regclass as place from agent_results
      union all select run_id, tableoid::regclass from explainability_reports
    ) p group by run_id order by 1`.execute(store.db);
  return Object.fromEntries(rows.map(({ id, at }) => [id, at]));
}
const both = (suffix: string | number) => [`agent_results_${suffix}`, `explainability_reports_${suffix}`];

describe.each(ENGINES)("results and reports in partitions, %s", (kind) => {
  let engine: Engine;
  let cwd: string;
  let env: Record<string, string>;
  let store: Store;
  const open = () => openStore({ database_url: env.DATABASE_URL ?? null, home: join(cwd, ".beleg") });
  beforeAll(async () => {
    engine = await startEngine(kind);
    cwd = mkdtempSync(join(tmpdir(), "beleg-partitions-"));
    const { database_url } = await engine.fresh();
    env = database_url === null ? {} : { DATABASE_URL: database_url };
    store = await open();
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  it("are made before they are needed, and not while a store is small", async () => {
    await saveAs(store, 7, 1);
    await store.partitions.extend();
    await saveAs(store, MILLION / 2, 2);
    await Promise.all([store.partitions.extend(), store.partitions.extend()]);
    await saveAs(store, MILLION - 1, 3);
    await saveAs(store, MILLION, 4);
    expect(await places(store)).toEqual({
      7: both(0),
      [MILLION / 2]: both(0),
      [MILLION - 1]: both(0),
      [MILLION]: both(MILLION),
    });
  });

  it("are missed by nothing: what has none of its own is kept, and the next begin after it", async () => {
    await saveAs(store, 2 * MILLION + 5, 5);
    await store.partitions.extend();
    await saveAs(store, 3 * MILLION, 6);
    const { [2 * MILLION + 5]: late, [3 * MILLION]: next } = await places(store);
    expect({ late, next }).toEqual({ late: both("rest"), next: both(3 * MILLION) });
  });

  it("are read as one: a list over all of them, each run with what was found, the doctor content", async () => {
    const { runs } = store.tenant();
    const listed = (await runs.list()).items.map(({ id }) => id);
    expect(listed).toEqual([3, 2 + 5e-6, 1, 1 - 1e-6, 0.5, 7e-6].map((share) => Math.round(share * MILLION)));
    for (const [at, id] of listed.toReversed().entries()) {
      const { outcome } = exampleRun(at + 1);
      expect((await runs.show(id))?.report).toEqual(outcome.status === "success" ? outcome.report : null);
      expect(Object.keys((await runs.show(id))?.results ?? {})).toHaveLength(2);
    }
    expect(await diagnose(store, null)).toEqual({ healthy: true, problems: [] });
  });

  it("say which results are incomplete", async () => {
    await sql`update agent_results set status = 'incomplete' where run_id = ${MILLION}`.execute(store.db);
    const { runs } = store.tenant();
    const judged = ["factuality", "readability"];
    expect((await runs.list()).items.map(({ incomplete }) => incomplete)).toEqual([[], [], judged, [], [], []]);
    expect((await runs.find(MILLION))?.incomplete).toEqual(judged);
    expect((await runs.show(MILLION))?.incomplete).toEqual(judged);
    expect((await runs.show(7))?.incomplete).toEqual([]);
  });

  it("come back from a backup, each row to its place", async () => {
    const before = await places(store);
    await store.close();
    const beleg = (...argv: string[]) => captureCli(argv, { cwd, env });
    const exported = (await beleg("runs", "export")).stdout;
    expect(await beleg("backup", "all.gz")).toMatchObject({ code: 0 });
    expect(await beleg("restore", "all.gz", "--replace")).toMatchObject({ code: 0 });
    expect((await beleg("runs", "export")).stdout).toBe(exported);
    store = await open();
    expect(await places(store)).toEqual({ ...before, [2 * MILLION + 5]: both(2 * MILLION) });
  });

  it("are dropped by retention when the last run in them has outlived its time, and not before", async () => {
    const age = (days: number, ids: readonly number[]) =>
      sql`update runs set finished_at = now() - ${days} * interval '1 day' where id = any(${[...ids]}::bigint[])`.execute(
        store.db,
      );
    const old = [7, MILLION / 2, MILLION - 1];
    await age(40, [...old, MILLION]);
    await sql`update runs set tenant = tenant, finished_at = now() - interval '20 days' where id = 7`.execute(store.db);
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
    expect(await store.partitions.dropBefore(monthAgo)).toBe(0);
    await age(40, [7]);
    expect(await store.partitions.dropBefore(monthAgo)).toBe(2);
    // Whoever is killed here has left nothing that looks broken.
    expect(await diagnose(store, null)).toEqual({ healthy: true, problems: [] });
    const signal = new AbortController().signal;
    await retentionHandler(store)({ id: "j", payload: { tenant: "default", days: 30 }, signal } as never);
    expect((await store.tenant().runs.list()).items.map(({ id }) => id)).toEqual([3 * MILLION, 2 * MILLION + 5]);
    expect(Object.keys(await places(store))).toEqual([String(2 * MILLION + 5), String(3 * MILLION)]);
    expect(await diagnose(store, null)).toEqual({ healthy: true, problems: [] });
  });

  it("never go with the newest runs in them", async () => {
    await sql`update runs set finished_at = now() - interval '40 days'`.execute(store.db);
    await store.partitions.dropBefore(new Date().toISOString());
    expect(Object.keys(await places(store))).toEqual([String(3 * MILLION)]);
  });

  it("hold what was stored before there were any, however much it is", async () => {
    const settings = await engine.fresh();
    const before =
      settings.database_url === null
        ? await connectEmbedded(storeFolder(settings.home), { waitMs: 1000 })
        : await connectServer(settings.database_url);
    const steps = MIGRATIONS.map(({ name }) => name).filter((name) => name < "0010");
    // The embedded engine begins with the newest schema.
    await sql`drop schema public cascade`.execute(before.db);
    await sql`create schema public`.execute(before.db);
    await before.db.transaction().execute((tx) => migrateInside(tx, steps));
    await sql`insert into runs (id, tenant, kind, status, model, created_at, finished_at, num_findings) overriding system value
      select id, 't', 'check', 'success', 'none', now(), now(), 0 from unnest(array[1, 2, 1999999]) id`.execute(
      before.db,
    );
    await sql`insert into agent_results (tenant, run_id, dimension, status, origin, result)
      select tenant, id, 'coherence', 'ok', 'embedded', '{"status": "ok"}' from runs`.execute(before.db);
    await sql`insert into explainability_reports (run_id, version, report_json, created_at, tenant)
      select id, 'm9_v1', '{"stats": {}}', now(), tenant from runs`.execute(before.db);
    await before.close();
    const after = await openStore(settings);
    try {
      expect(await places(after)).toEqual({ 1: both(0), 2: both(0), 1999999: both(0) });
      expect(await after.tenant("t").runs.show(1999999)).toMatchObject({ report: { stats: {} }, results: {} });
      await after.tenant("t").runs.delete(2);
      expect(Object.keys(await places(after))).toEqual(["1", "1999999"]);
      await expect(
        sql`insert into agent_results (tenant, run_id, dimension, status, origin, result)
          values ('other', 1, 'factuality', 'ok', 'embedded', '{}')`.execute(after.db),
      ).rejects.toThrow(/foreign key/);
      await after.partitions.extend();
      await sql`select setval(pg_get_serial_sequence('runs', 'id'), 1999999)`.execute(after.db);
      const { run_id } = await after.tenant("t").runs.save(exampleRun(1));
      expect((await places(after))[run_id]).toEqual(both(2 * MILLION));
    } finally {
      await after.close();
    }
  });
});
