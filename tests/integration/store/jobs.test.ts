import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ActiveJob, type JobQueue, openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

describe.each(ENGINES)("jobs, %s", (kind) => {
  let engine: Engine;
  let store: Store;
  const open: JobQueue[] = [];
  const jobs = async (options = {}) => {
    const opened = await openQueue(store, { worker: true, ...options });
    open.push(opened);
    return opened;
  };
  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await openStore(await engine.fresh());
  });
  afterEach(async () => {
    for (const each of open.splice(0)) await each.stop({ timeoutMs: 2000 });
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  it("does a job that was sent in a transaction, and none of one that was rolled back", async () => {
    const { enqueue, consume } = await jobs();
    const seen: ActiveJob[] = [];
    await consume("check", {}, async (job) => {
      seen.push(job);
    });
    await store.transaction(async (tx) => {
      await tx.effects.once("sent-with-this");
      await enqueue("check", { run_id: 1 }, { tx });
    });
    await expect(
      store.transaction(async (tx) => {
        await enqueue("check", { run_id: 2 }, { tx });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await until(() => seen.length > 0);
    await sleep(1500);
    expect(seen.map(({ payload }) => payload)).toEqual([{ run_id: 1 }]);
  });

  it("keeps one job for a key and runs it at its time, not before", async () => {
    const { schedule, consume } = await jobs();
    const runAt = new Date(Date.now() + 86_400_000);
    const ids = await Promise.all(
      [1, 2, 3].map(() => schedule("review-expiry", { review_id: "r-1" }, { runAt, key: "r-1" })),
    );
    expect(new Set(ids).size).toBe(1);
    let done = 0;
    await consume("review-expiry", {}, async () => {
      done += 1;
    });
    await sleep(1500);
    expect(done).toBe(0);
    expect(await store.jobRows.counts()).toContainEqual({ queue: "review-expiry", state: "timed", n: 1 });
    await sql`update beleg_jobs.job set start_after = now() - interval '1 second' where id = ${ids[0]}::uuid`.execute(
      store.db,
    );
    await until(() => done === 1);
    await schedule("review-expiry", { review_id: "r-1" }, { runAt: new Date(), key: "r-1" });
    await sleep(2500);
    expect(done).toBe(1);
  });

  it("calls off a timer", async () => {
    const { schedule, cancel } = await jobs({ worker: false });
    const id = await schedule("review-expiry", {}, { runAt: new Date(Date.now() + 60_000), key: "off" });
    await cancel("review-expiry", "off");
    expect(await store.jobRows.find(id)).toMatchObject({ state: "cancelled" });
  });

  it("tries again with a pause, and keeps what never succeeds for a person", async () => {
    const { enqueue, consume } = await jobs();
    const attempts: number[] = [];
    await consume("retention", {}, async ({ payload, attempt }) => {
      if (payload.fails === "once") {
        attempts.push(attempt);
        if (attempt === 0) throw new Error("not yet");
        return;
      }
      throw new Error("never works");
    });
    await enqueue("retention", { fails: "once" });
    const doomed = await enqueue("retention", { fails: "always" });
    await until(() => attempts.length === 2);
    expect(attempts).toEqual([0, 1]);
    // Five tries with doubling pauses are too long for a test: the row says that its last is due.
    await sql`update beleg_jobs.job set retry_limit = retry_count, start_after = now() where id = ${doomed}::uuid`.execute(
      store.db,
    );
    await until(async () => (await store.jobRows.list({ queue: "dead" })).length === 1);
    const [dead] = await store.jobRows.list({ queue: "dead" });
    expect(dead).toMatchObject({ payload: { fails: "always" }, from_queue: "retention", error: "never works" });
  });

  it("gives each effect exactly once when two workers race for every job and jobs come twice", async () => {
    const [one, two] = [await jobs(), await jobs()];
    const effects: string[] = [];
    const deliveries: string[] = [];
    for (const worker of [one, two]) {
      await worker.consume("coverage-check", { concurrency: 4 }, async ({ payload }) => {
        const key = String(payload.key);
        await store.transaction(async (tx) => {
          if (await tx.effects.once(`race-${key}`)) effects.push(key);
        });
        deliveries.push(key);
      });
    }
    const keys = Array.from({ length: 40 }, (_, n) => `k${n}`);
    // Each is sent twice under different ids, as an at-least-once sender would.
    await Promise.all(
      keys.flatMap((key) => [one.enqueue("coverage-check", { key }), two.enqueue("coverage-check", { key })]),
    );
    await until(() => deliveries.length === 80);
    expect(effects.toSorted()).toEqual(keys.toSorted());
  });

  it("lets no job of a batch suffer for another", async () => {
    const { enqueue, consume } = await jobs();
    const ids = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => enqueue("notification", { n })));
    const together: number[] = [];
    let inHand = 0;
    await consume("notification", { batch: 4 }, async ({ payload }) => {
      inHand += 1;
      together.push(inHand);
      await sleep(200);
      inHand -= 1;
      if (payload.n === 1) throw new Error("not this one");
    });
    const states = () => Promise.all(ids.map(async (id) => (await store.jobRows.find(id))?.state));
    // pg-boss writes the jobs that are done and the one that failed in two statements: both must have come.
    let settled: unknown[] = [];
    await until(async () => {
      settled = await states();
      return !settled.some((state) => state === "created" || state === "active");
    });
    expect(settled).toEqual(["completed", "retry", "completed", "completed", "completed", "completed"]);
    expect(Math.max(...together)).toBe(4);
    await store.jobRows.list({ queue: "notification" }).then(([job]) => expect(job?.error).toBe("not this one"));
  });

  it("lets a job in hand finish when it is asked to stop", async () => {
    const worker = await openQueue(store, { worker: true });
    let state = "waiting";
    await worker.consume("evaluation", {}, async () => {
      state = "started";
      await sleep(1000);
      state = "finished";
    });
    const id = await worker.enqueue("evaluation", {});
    await until(() => state === "started");
    await worker.stop();
    expect(state).toBe("finished");
    expect(await store.jobRows.find(id)).toMatchObject({ state: "completed" });
  });

  it("gives the job of a worker that vanished to the next one", async () => {
    const id = await (await jobs({ worker: false })).enqueue("evaluation", { n: 1 });
    // As a killed process leaves it: taken, and no sign of life since.
    await sql`update beleg_jobs.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' where id = ${id}::uuid`.execute(store.db);
    const next = await jobs();
    const seen: number[] = [];
    await next.consume("evaluation", {}, async ({ attempt }) => {
      seen.push(attempt);
    });
    await until(() => seen.length === 1);
    expect(seen).toEqual([1]);
  });
});
