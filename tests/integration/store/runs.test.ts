import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";
import { ENGINES, type Engine, freshStore, startEngine } from "../../support/stores.ts";

describe.each(ENGINES)("Persistence Tests: the runs of the store, %s", (kind) => {
  let engine: Engine;
  let store: Store;
  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await freshStore(engine);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  const count = async (table: string, of: Store = store) =>
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(of.db)).rows[0]?.n;

  it("gives back all of a saved run, exactly", async () => {
    const run = exampleRun(1);
    const { run_id, created } = await store.tenant("one").runs.save(run);
    expect(created).toBe(true);
    const shown = await store.tenant("one").runs.show(run_id);
    expect(shown).toMatchObject({
      id: run_id,
      status: "success",
      label: "example 1",
      model: "none",
      factuality: 0.5,
      coherence: null,
      readability: 0.8,
      num_findings: 1,
      num_high_severity: 1,
      config: { lang: "en" },
      timings: { total_ms: 1 },
      article: { text: run.article?.text },
      summary: { text: run.summary?.text },
      error: null,
    });
    if (run.outcome.status !== "success") throw new Error("the example succeeds");
    expect(shown?.report).toEqual(run.outcome.report);
    expect(shown?.results.factuality).toEqual(run.outcome.results.factuality);
    expect(Object.keys(shown?.results ?? {}).sort()).toEqual(["factuality", "readability"]);
    // A fraction ends in a digit that says something: the form all contracts write.
    expect(shown?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{0,5}[1-9])?Z$/);
  });

  it("saves a key once, also when many save it at the same time", async () => {
    const runs = store.tenant("keys").runs;
    const saved = await Promise.all(Array.from({ length: 8 }, () => runs.save(exampleRun(2))));
    expect(new Set(saved.map(({ run_id }) => run_id)).size).toBe(1);
    expect(saved.filter(({ created }) => created)).toHaveLength(1);
    expect((await runs.list()).items).toHaveLength(1);
  });

  it("records a failed run as failed, with its reason and without a report", async () => {
    const { runs } = store.tenant("failed");
    const { run_id } = await runs.save({
      ...exampleRun(3),
      outcome: { status: "failed", error: { code: "model_timeout", message: "30 s" } },
    });
    expect(await runs.show(run_id)).toMatchObject({
      status: "failed",
      error: { code: "model_timeout", message: "30 s" },
      report: null,
      results: {},
    });
  });

  it("writes nothing of a run whose report cannot be written", async () => {
    const before = await Promise.all(["runs", "agent_results", "articles", "summaries", "outbox"].map((t) => count(t)));
    const run = exampleRun(4);
    if (run.outcome.status !== "success") throw new Error("the example succeeds");
    const report = { ...run.outcome.report, version: null as unknown as "m9_v1" };
    await expect(store.tenant("half").runs.save({ ...run, outcome: { ...run.outcome, report } })).rejects.toThrow();
    expect(
      await Promise.all(["runs", "agent_results", "articles", "summaries", "outbox"].map((t) => count(t))),
    ).toEqual(before);
  });

  it("keeps text a database usually refuses", async () => {
    const { runs } = store.tenant("hostile");
    const text = "a\u0000b \ud83d c \ude00 d \ue00f e 🙂 \\u0000 ' ; drop table runs; --";
    const run = exampleRun(5);
    const { run_id } = await runs.save({
      ...run,
      label: text,
      article: { text },
      summary: { text },
      config: { [text]: [text, { deep: text }] },
    });
    expect(await runs.show(run_id)).toMatchObject({
      label: text,
      article: { text },
      summary: { text },
      config: { [text]: [text, { deep: text }] },
    });
  });

  it("never shows, lists, counts, ends or deletes another tenant's run", async () => {
    const { run_id } = await store.tenant("mine").runs.save(exampleRun(6));
    const theirs = store.tenant("theirs").runs;
    expect(await theirs.show(run_id)).toBeUndefined();
    expect((await theirs.list()).items).toEqual([]);
    expect(await theirs.counts()).toEqual({ pending: 0, running: 0, success: 0, failed: 0 });
    expect(await theirs.start(run_id)).toBe(false);
    expect(await theirs.finish(run_id, { status: "failed", error: { code: "x" } })).toBe(false);
    expect(await theirs.delete(run_id)).toBe(false);
    expect(await theirs.finishedBefore("2999-01-01T00:00:00Z", 10)).toEqual([]);
    expect(await store.tenant("mine").runs.show(run_id)).toBeDefined();
  });

  it("refuses a row that would join two tenants", async () => {
    const { run_id } = await store.tenant("mine").runs.save(exampleRun(7));
    await expect(
      sql`insert into agent_results values ('theirs', ${run_id}, 'coherence', 'ok', 1, 'model', '{}')`.execute(
        store.db,
      ),
    ).rejects.toThrow(/foreign key/);
  });

  it("pages through a list, newest first, each run once", async () => {
    const { runs } = store.tenant("pages");
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await runs.save(exampleRun(100 + n))).run_id);
    const seen: number[] = [];
    let before: number | undefined;
    do {
      const page = await runs.list({ limit: 3, ...(before !== undefined && { before }) });
      seen.push(...page.items.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(ids.toReversed());
    expect((await runs.list({ status: "failed" })).items).toEqual([]);
  });

  it("does a pending run once", async () => {
    const { runs } = store.tenant("pending");
    const example = exampleRun(8);
    const { run_id } = await runs.create({ ...example, input: { text: "later" } });
    expect(await runs.show(run_id)).toMatchObject({ status: "pending", input: { text: "later" } });
    expect(await runs.start(run_id)).toBe(true);
    const ends = await Promise.all([1, 2, 3].map(() => runs.finish(run_id, example.outcome)));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await runs.show(run_id)).toMatchObject({ status: "success", input: null, num_findings: 1 });
    expect(await runs.start(run_id)).toBe(false);
  });

  it("deletes a run with all that was made from it, and keeps texts another run needs", async () => {
    const own = await freshStore(engine);
    try {
      const { runs } = own.tenant();
      const first = await runs.save(exampleRun(9));
      const second = await runs.save({ ...exampleRun(9), save_key: "again" });
      expect(await runs.delete(first.run_id)).toBe(true);
      expect(await runs.delete(first.run_id)).toBe(false);
      expect(await count("articles", own)).toBe(1);
      expect((await runs.show(second.run_id))?.article?.text).toBe(exampleRun(9).article?.text);
      expect(await runs.delete(second.run_id)).toBe(true);
      for (const table of ["runs", "agent_results", "explainability_reports", "articles", "summaries"]) {
        expect({ table, n: await count(table, own) }).toEqual({ table, n: 0 });
      }
      // One row for each of the two saves and the two deletions: the graph must hear of all four.
      expect(await count("outbox", own)).toBe(4);
    } finally {
      await own.close();
    }
  });

  it("keeps a text that is deleted and saved at the same time", async () => {
    const { runs } = store.tenant("busy");
    let { run_id } = await runs.save(exampleRun(10));
    for (let round = 0; round < 10; round += 1) {
      const [saved] = await Promise.all([
        runs.save({ ...exampleRun(10), save_key: `round-${round}` }),
        runs.delete(run_id),
      ]);
      expect((await runs.show(saved.run_id))?.summary?.text).toBe(exampleRun(10).summary?.text);
      run_id = saved.run_id;
    }
  });
});
