import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunTry, Store } from "../../../packages/beleg/src/store/index.ts";
import { backupTables } from "../../../packages/beleg/src/store/queries/backup-tables.ts";
import { storedProgress } from "../../../packages/beleg/src/worker/progress/stored-progress.ts";
import { exampleRun } from "../../support/example-run.ts";
import { ENGINES, type Engine, freshStore, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

const NOTES = [{ dimension: "coherence", score: 0.5 }, { claim: { id: "c1", text: "half \ud83d and \u0000" } }];

describe.each(ENGINES)("what a run at work has said, %s", (kind) => {
  let engine: Engine;
  let store: Store;
  let count = 0;
  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await freshStore(engine);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  const kept = async () => (await store.db.selectFrom("run_notes").select(["run_id", "first_note"]).execute()).length;
  /** A run at work, and the try that is at it. */
  async function runAtWork(): Promise<RunTry> {
    const { outcome: _outcome, ...subject } = exampleRun(++count);
    const { run_id } = await store.tenant().runs.create(subject);
    return again(run_id);
  }
  async function again(run_id: number): Promise<RunTry> {
    // Tries are told apart by the millisecond.
    await sleep(2);
    return { run_id, started_at: (await store.tenant().runs.claim(run_id))!.started_at };
  }

  it("comes back as it was, in order, from any place on, and to its tenant only", async () => {
    const { runNotes, runs } = store.tenant();
    const one = await runAtWork();
    expect(await runNotes.add(one, 0, NOTES)).toBe(true);
    expect(await runNotes.add(one, 2, ["third"])).toBe(true);
    // Written again after a lost answer.
    expect(await runNotes.add(one, 2, ["third"])).toBe(true);
    expect(await runNotes.after(one, 0)).toEqual([...NOTES, "third"]);
    expect(await runNotes.after(one, 2)).toEqual(["third"]);
    const other = store.tenant("other").runNotes;
    expect(await other.after(one, 0)).toEqual([]);
    expect(await other.add(one, 3, ["theirs"])).toBe(false);
    await other.forget(one);
    expect(await runNotes.after(one, 0)).toHaveLength(3);
    // Provisional: no backup holds it.
    expect((await backupTables(store.db)).map(({ name }) => name)).not.toContain("run_notes");
    expect(await runs.finish(one.run_id, exampleRun(1).outcome)).toBe(true);
    expect(await kept()).toBe(0);
    expect(await runNotes.add(one, 3, ["late"])).toBe(false);
    expect(await kept()).toBe(0);
  });

  it("goes when the run is called off, deleted, or taken by another try, which the first cannot add to", async () => {
    const { runNotes, runs } = store.tenant();
    const off = await runAtWork();
    const gone = await runAtWork();
    const first = await runAtWork();
    for (const one of [off, gone, first]) await runNotes.add(one, 0, NOTES);
    await runs.finish(off.run_id, { status: "failed", error: { code: "run_cancelled" } });
    await runs.delete(gone.run_id);
    const second = await again(first.run_id);
    expect(second.started_at).not.toBe(first.started_at);
    expect(await kept()).toBe(0);
    expect(await runNotes.add(first, 2, ["too late"])).toBe(false);
    expect(await runNotes.add(second, 0, ["anew"])).toBe(true);
    expect(await runNotes.after(first, 0)).toEqual([]);
    expect(await runNotes.after(second, 0)).toEqual(["anew"]);
    await runNotes.forget(second);
    expect(await kept()).toBe(0);
  });

  it("is swept when nobody can be at the run any more", async () => {
    const { runNotes } = store.tenant();
    const left = await runAtWork();
    const busy = await runAtWork();
    for (const one of [left, busy]) await runNotes.add(one, 0, NOTES);
    await sleep(2);
    await store.tenant().runs.start(left.run_id);
    await store.sweepRunNotes(new Date(Date.now() - 7_200_000).toISOString());
    expect(await runNotes.after(left, 0)).toEqual([]);
    expect(await runNotes.after(busy, 0)).toEqual(NOTES);
    await store.sweepRunNotes(new Date(Date.now() + 1000).toISOString());
    expect(await kept()).toBe(0);
  });

  it("is written together, however much is said at once, and never more than a bound", async () => {
    const progress = storedProgress(store);
    const one = await runAtWork();
    const tenant = store.tenant().tenant;
    let written = 0;
    progress.begun(tenant, one);
    progress.follow(tenant, one.run_id, () => {
      written += 1;
    });
    const claim = (n: number, text: string) => ({
      claim: { id: `c${n}`, text, label: "correct" as const, error_type: null, evidence_quote: text },
      total: 10_000,
    });
    for (let n = 0; n < 10_000; n += 1) progress.note(tenant, one, claim(n, "The bridge is 420 metres long."));
    await until(async () => (await progress.after(tenant, one, 0)).length === 10_000);
    expect(await kept()).toBe(1);
    expect(await progress.after(tenant, one, 9_999)).toEqual([]);
    // What does not fit comes with the report; what does is still told.
    for (let n = 0; n < 1000; n += 1) progress.note(tenant, one, claim(n, "x".repeat(100_000)));
    progress.note(tenant, one, { dimension: "coherence", status: "ok", score: 1 });
    await until(() => written === 2);
    const told = JSON.stringify(await progress.after(tenant, one, 0));
    expect(told.length).toBeLessThan(4_100_000);
    expect(told).toContain('"coherence"');
    // The try came to nothing.
    await progress.ended(tenant, one);
    expect(await kept()).toBe(0);
  });
});
