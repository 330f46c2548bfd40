import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type JobQueue, openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { formatReviewLine } from "../../../packages/beleg/src/review/format-review.ts";
import {
  addSourceContent,
  checkCoverage,
  decideReview,
  everyReview,
  expireReview,
  exportDecisions,
  listReviews,
  openRerankReview,
  openReview,
  type ReviewParts,
  readDecisions,
  readRerankRun,
  readReview,
  reportFailedContent,
  snapshotDigest,
} from "../../../packages/beleg/src/review/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { reviewExpiryHandler } from "../../../packages/beleg/src/worker/index.ts";
import { RerankEnvelope } from "../../../packages/core/src/contracts/index.ts";
import { rerank } from "../../../packages/core/src/rerank/index.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";

const HOUR = 3_600_000;
const request = {
  query: "employee data residency law",
  k: 2,
  candidates: [
    { id: "a", title: "A", snippet: "law on employee data residency", url: "https://www.a.example.com/?utm_source=x" },
    { id: "b", title: "B", snippet: "employee data residency", url: null },
    { id: "c", title: "C", snippet: "other", url: "https://c.example.com/" },
  ],
  meta: { collection_id: "legal" },
};

describe.each(ENGINES)("the review queue, %s", (kind) => {
  let engine: Engine;
  let store: Store;
  let jobs: JobQueue;
  let parts: ReviewParts;
  let now = Date.UTC(2030, 0, 1);
  const clock = { now: () => now };
  const tenant = "default";

  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await openStore(await engine.fresh(), { clock });
    jobs = await openQueue(store);
    parts = { store, jobs };
  });
  beforeEach(() => {
    now += 30 * 24 * HOUR;
  });
  afterAll(async () => {
    await jobs?.stop({ timeoutMs: 0 });
    await store?.close();
    await engine?.stop();
  });

  async function open(policy?: { expiry_policy: "approve" | "reject" | "escalate"; wait_ms: number }) {
    const envelope = await rerank({ ...request, clock });
    const opened = await openRerankReview(parts, request, envelope, policy);
    return { ...opened, ref: { tenant, review_id: opened.item.review_id } };
  }

  it("shows a snapshot with its digest, waits 24 hours and has a durable timer", async () => {
    const { item, envelope } = await open();
    expect(item).toMatchObject({
      status: "pending",
      kind: "rerank_selection",
      expiry_policy: "approve",
      decision: null,
    });
    expect(Date.parse(item.expires_at) - Date.parse(item.created_at)).toBe(24 * HOUR);
    expect(item.snapshot_digest).toBe(snapshotDigest(item.snapshot));
    expect(item.snapshot).toMatchObject({ presented: ["a", "b"], query: request.query });
    expect(envelope.hitl).toEqual({ auto_approved: false, decision: null });
    const rows = await jobs.boss.findJobs("review-expiry", { data: { review_id: item.review_id } });
    expect(rows.map(({ startAfter }) => new Date(startAfter).getTime())).toEqual([Date.parse(item.expires_at)]);
  });

  it.each([
    [-1, "approved", "ann"],
    [0, "auto_approved", "system"],
    [1, "auto_approved", "system"],
  ])("%i ms from the deadline: whoever is first by the clock, wherever it was looked at", async (ms, status, actor) => {
    const { item, ref } = await open({ expiry_policy: "approve", wait_ms: HOUR });
    // The deadline comes between the look at the item and the writing of the decision.
    now = Date.parse(item.expires_at) - 1;
    const ticking = {
      ...store,
      transaction: (async (work) => {
        now = Date.parse(item.expires_at) + ms;
        return store.transaction(work);
      }) as Store["transaction"],
    };
    const said = decideReview({ ...parts, store: ticking }, ref, { action: "approve", actor: "ann" });
    if (ms < 0) expect(await said).toMatchObject({ status });
    else await expect(said).rejects.toMatchObject({ code: "review_closed" });
    const decided = await readReview(parts, ref);
    expect(decided).toMatchObject({ status, decision: { actor, late: false } });
    if (actor === "ann") expect(Date.parse(decided.decision!.decided_at)).toBeLessThan(Date.parse(item.expires_at));
    const late = (await readDecisions(parts, ref))
      .filter((decision) => decision.late)
      .map((decision) => decision.actor);
    expect(late).toEqual(ms < 0 ? [] : ["ann"]);
  });

  it("takes the first decision, records the second as late and answers 409", async () => {
    const { ref, run_id } = await open();
    const decided = await decideReview(parts, ref, {
      action: "partial",
      actor: "ann",
      approved_ids: ["a"],
      added_urls: ["https://new.example.com/x/"],
    });
    expect(decided).toMatchObject({
      status: "partial",
      decision: { approved_ids: ["a"], rejected_ids: ["b"], auto_approved: false },
    });
    await expect(decideReview(parts, ref, { action: "approve", actor: "bob" })).rejects.toMatchObject({
      code: "review_closed",
      http: 409,
    });
    const decisions = await readDecisions(parts, ref);
    expect(decisions.map(({ actor, late }) => [actor, late])).toEqual([
      ["ann", false],
      ["bob", true],
    ]);
    const { run, sources } = await readRerankRun(parts, tenant, run_id);
    expect(run).toMatchObject({
      status: "approved",
      envelope: { hitl: { auto_approved: false, decision: { actor: "ann" } } },
    });
    expect(RerankEnvelope.safeParse(run.envelope).error).toBeUndefined();
    expect(sources.map(({ url, status, candidate_id }) => [url, status, candidate_id])).toEqual([
      ["https://a.example.com", "pending", "a"],
      ["https://new.example.com/x", "pending", null],
    ]);
  });

  it("decides only on what was presented and what the person saw", async () => {
    const { ref, item } = await open();
    await expect(
      decideReview(parts, ref, { action: "partial", actor: "ann", approved_ids: ["c"] }),
    ).rejects.toMatchObject({ code: "review_not_presented" });
    await expect(
      decideReview(parts, ref, { action: "approve", actor: "ann", snapshot_digest: "0".repeat(64) }),
    ).rejects.toMatchObject({ code: "review_changed", http: 409 });
    expect((await readReview(parts, ref)).status).toBe("pending");
    const fine = { action: "approve", actor: "ann", snapshot_digest: item.snapshot_digest } as const;
    expect((await decideReview(parts, ref, fine)).decision?.approved_ids).toEqual(["a", "b"]);
    await expect(decideReview(parts, { tenant, review_id: "none" }, fine)).rejects.toMatchObject({
      code: "review_not_found",
    });
  });

  it("has one winner among many people at once", async () => {
    const { ref } = await open();
    const people = Array.from({ length: 8 }, (_, i) =>
      decideReview(parts, ref, { action: i % 2 === 0 ? "approve" : "reject", actor: `p${i}` }),
    );
    const outcomes = await Promise.allSettled(people);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await readDecisions(parts, ref)).filter(({ late }) => !late)).toHaveLength(1);
    expect(await readDecisions(parts, ref)).toHaveLength(8);
  });

  it("is approved by its deadline on read, exactly what was presented, and says so in the result", async () => {
    const { ref, item, run_id } = await open();
    now += 24 * HOUR - 1;
    expect((await readReview(parts, ref)).status).toBe("pending");
    now += 1;
    const { run, sources } = await readRerankRun(parts, tenant, run_id);
    expect(run).toMatchObject({
      status: "approved",
      envelope: {
        hitl: {
          auto_approved: true,
          decision: {
            actor: "system",
            action: "approve",
            approved_ids: ["a", "b"],
            auto_approved: true,
            snapshot_digest: item.snapshot_digest,
          },
        },
      },
    });
    expect(sources.map(({ url }) => url)).toEqual(["candidate:b", "https://a.example.com"]);
    expect((await readReview(parts, ref)).status).toBe("auto_approved");
    await expect(decideReview(parts, ref, { action: "reject", actor: "late" })).rejects.toMatchObject({
      code: "review_closed",
    });
    expect((await readDecisions(parts, ref)).map(({ actor, late }) => [actor, late])).toEqual([
      ["system", false],
      ["late", true],
    ]);
  });

  it("lists what the deadline has closed under the status it gave, though nobody had looked before", async () => {
    const { item } = await open();
    now += 24 * HOUR;
    const closed = await listReviews(parts, tenant, { status: "auto_approved" });
    expect(closed.map(({ review_id }) => review_id)).toContain(item.review_id);
    const [handedOn] = [await open({ expiry_policy: "escalate", wait_ms: HOUR })];
    now += HOUR;
    const waiting = await listReviews(parts, tenant, { status: "escalated" });
    expect(waiting.map(({ review_id }) => review_id)).toContain(handedOn.item.review_id);
    expect(formatReviewLine(waiting.at(-1)!, now, "en")).toContain("waits for a person");
  });

  it("expires once, however many workers and readers come", async () => {
    const { ref } = await open();
    now += 25 * HOUR;
    const handler = reviewExpiryHandler(parts);
    const job = { id: "x", payload: ref, attempt: 0, signal: new AbortController().signal };
    await Promise.all([
      handler(job),
      handler(job),
      readReview(parts, ref),
      expireReview(parts, ref),
      listReviews(parts, tenant),
      handler(job),
    ]);
    expect(await readDecisions(parts, ref)).toHaveLength(1);
    expect(await expireReview(parts, ref)).toBe("already_closed");
  });

  it("a decision that comes after the deadline is late even if nobody looked before", async () => {
    const { ref } = await open();
    now += 24 * HOUR;
    await expect(decideReview(parts, ref, { action: "reject", actor: "ann" })).rejects.toMatchObject({
      code: "review_closed",
    });
    expect((await readReview(parts, ref)).status).toBe("auto_approved");
  });

  it("a timer that rings early does nothing and is tried again", async () => {
    const { ref } = await open();
    const job = { id: "x", payload: ref, attempt: 0, signal: new AbortController().signal };
    await expect(reviewExpiryHandler(parts)(job)).rejects.toThrow("not due");
    expect((await readReview(parts, ref)).status).toBe("pending");
  });

  it("follows the queue's policy: reject takes nothing in, escalate leaves it to a person", async () => {
    const rejecting = await open({ expiry_policy: "reject", wait_ms: HOUR });
    const escalating = await open({ expiry_policy: "escalate", wait_ms: HOUR });
    now += HOUR;
    expect(await readReview(parts, rejecting.ref)).toMatchObject({
      status: "rejected",
      decision: { auto_approved: false },
    });
    expect(await readRerankRun(parts, tenant, rejecting.run_id)).toMatchObject({
      run: { status: "rejected" },
      sources: [],
    });
    expect((await readReview(parts, escalating.ref)).status).toBe("escalated");
    expect((await decideReview(parts, escalating.ref, { action: "approve", actor: "chief" })).status).toBe("approved");
  });

  it("a rejected selection never ingests; an approved one once per run and page", async () => {
    const rejected = await open();
    await decideReview(parts, rejected.ref, { action: "reject", actor: "ann" });
    const content = {
      url: "http://a.example.com/?utm_source=other",
      title: "A",
      text: "The law on employee data residency.",
    };
    await expect(addSourceContent(store, tenant, rejected.run_id, content)).rejects.toMatchObject({
      code: "ingest_not_approved",
      http: 409,
    });

    const approved = await open();
    await decideReview(parts, approved.ref, { action: "approve", actor: "ann" });
    const outcomes = await Promise.all([1, 2, 3].map(() => addSourceContent(store, tenant, approved.run_id, content)));
    expect(outcomes.sort()).toEqual(["already", "already", "ingested"]);
    expect(await store.tenant(tenant).documents.list("legal")).toMatchObject([
      { document_id: "https://a.example.com", lang: "en" },
    ]);
    await expect(
      addSourceContent(store, tenant, approved.run_id, { ...content, url: "https://c.example.com" }),
    ).rejects.toMatchObject({ code: "ingest_not_approved" });
  });

  it("watches what becomes of the sources and writes the summary", async () => {
    const { ref, run_id } = await open();
    await decideReview(parts, ref, { action: "approve", actor: "ann", added_urls: ["https://d.example.com/"] });
    let looks = 0;
    const delay = async (ms: number) => {
      now += ms;
      looks += 1;
      if (looks === 1) await addSourceContent(store, tenant, run_id, { url: "https://a.example.com", text: "law" });
      if (looks === 2) await reportFailedContent(store, tenant, run_id, "https://d.example.com", { code: "not_found" });
    };
    const summary = await checkCoverage(store, tenant, run_id, { clock, delay });
    expect(summary).toEqual({
      total: 3,
      ingested_count: 1,
      failed_count: 1,
      pending_count: 1,
      success_ratio: 0.333,
      timed_out: true,
    });
    expect((await readRerankRun(parts, tenant, run_id)).run).toMatchObject({
      status: "approved",
      coverage: { summary },
    });
    await addSourceContent(store, tenant, run_id, { url: "candidate:b", text: "law" });
    expect(await checkCoverage(store, tenant, run_id, { clock, delay })).toMatchObject({
      pending_count: 0,
      timed_out: false,
    });
    expect((await readRerankRun(parts, tenant, run_id)).run.status).toBe("done");
  });

  it("counts what comes after the verifier stopped looking, so that summary and sources agree", async () => {
    const { ref, run_id } = await open();
    await decideReview(parts, ref, { action: "approve", actor: "ann" });
    const delay = async (ms: number) => {
      now += ms;
    };
    expect(await checkCoverage(store, tenant, run_id, { clock, delay })).toMatchObject({ pending_count: 2 });
    const shown = async () => (await readRerankRun(parts, tenant, run_id)).run;
    await addSourceContent(store, tenant, run_id, { url: "https://a.example.com", text: "law" });
    expect(await shown()).toMatchObject({
      status: "approved",
      coverage: { summary: { ingested_count: 1, pending_count: 1, success_ratio: 0.5, timed_out: true } },
    });
    expect(await reportFailedContent(store, tenant, run_id, "candidate:b", { code: "not_found" })).toBe("failed");
    expect(await shown()).toMatchObject({
      status: "done",
      coverage: { summary: { ingested_count: 1, failed_count: 1, pending_count: 0, timed_out: false } },
    });
    await addSourceContent(store, tenant, run_id, { url: "candidate:b", text: "law" });
    expect((await shown()).coverage).toMatchObject({
      summary: { ingested_count: 2, failed_count: 0, success_ratio: 1 },
    });
    for (const url of ["https://c.example.com", "candidate:none"]) {
      await expect(reportFailedContent(store, tenant, run_id, url, { code: "gone" })).rejects.toMatchObject({
        code: "ingest_not_approved",
      });
    }
  });

  it("says at once that there is nothing to wait for when nothing was presented", async () => {
    const nothing = { ...request, candidates: [] };
    const { item, run_id } = await openRerankReview(parts, nothing, await rerank({ ...nothing, clock }));
    await decideReview(parts, { tenant, review_id: item.review_id }, { action: "approve", actor: "ann" });
    expect((await readRerankRun(parts, tenant, run_id)).run.coverage).toEqual({
      summary: {
        total: 0,
        ingested_count: 0,
        failed_count: 0,
        pending_count: 0,
        success_ratio: null,
        timed_out: false,
      },
    });
  });

  it("takes content in as soon as the deadline has approved its source, though nobody had looked", async () => {
    const { run_id } = await open();
    const content = { url: "https://a.example.com", text: "law on employee data residency" };
    await expect(addSourceContent(store, tenant, run_id, content, jobs)).rejects.toMatchObject({
      code: "ingest_not_approved",
    });
    now += 24 * HOUR;
    expect(await addSourceContent(store, tenant, run_id, content, jobs)).toBe("ingested");
    expect(await readRerankRun(parts, tenant, run_id)).toMatchObject({
      run: { status: "approved" },
      item: { status: "auto_approved" },
    });
    expect(await jobs.boss.findJobs("coverage-check", { data: { rerank_run_id: run_id } })).toHaveLength(1);
  });

  it("holds escalated decisions and customer texts too", async () => {
    const snapshot = { presented: [], decision: "BLOCK", composite: 81 };
    const opened = await openReview(parts, { tenant, kind: "escalated_decision", subject_id: `t-${now}`, snapshot });
    expect(opened.expiry_policy).toBe("escalate");
    const again = await openReview(parts, { tenant, kind: "escalated_decision", subject_id: `t-${now}`, snapshot });
    expect(again.review_id).toBe(opened.review_id);
    const ref = { tenant, review_id: opened.review_id };
    const decided = await decideReview(parts, ref, { action: "approve", actor: "ann", final_decision: "BLOCK" });
    expect(decided.decision).toMatchObject({ final_decision: "BLOCK", approved_ids: [] });
  });

  it("exports decisions as labelled lines", async () => {
    const { ref } = await open();
    await decideReview(parts, ref, { action: "partial", actor: "ann", approved_ids: ["b"] });
    const lines: { review_id: string; labels: unknown }[] = [];
    for await (const line of exportDecisions(parts, tenant)) lines.push(JSON.parse(line));
    expect(lines.find(({ review_id }) => review_id === ref.review_id)?.labels).toEqual({ a: false, b: true });
  });

  it("labels nothing that was only handed on", async () => {
    const { ref } = await open();
    await decideReview(parts, ref, { action: "escalate", actor: "ann" });
    const exported = async () => {
      const lines: { review_id: string }[] = [];
      for await (const line of exportDecisions(parts, tenant)) lines.push(JSON.parse(line));
      return lines.filter(({ review_id }) => review_id === ref.review_id);
    };
    expect(await exported()).toEqual([]);
    await decideReview(parts, ref, { action: "approve", actor: "ben" });
    expect(await exported()).toMatchObject([{ labels: { a: true, b: true }, decision: { actor: "ben" } }]);
  });

  it("lists every item, however many there are", async () => {
    const run = `many-${now}`;
    for (let i = 0; i < 60; i += 1) {
      await openReview(parts, {
        tenant: "busy",
        kind: "customer_text",
        subject_id: `${run}-${i}`,
        snapshot: { presented: [] },
      });
    }
    const seen: string[] = [];
    for await (const item of everyReview(parts, "busy")) seen.push(item.subject_id);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
  });
});
