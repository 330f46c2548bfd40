import { describe, expect, it } from "vitest";
import {
  addSourceContent,
  checkCoverage,
  decideReview,
  openRerankReview,
  readRerankRun,
  reportFailedContent,
} from "../../../packages/beleg/src/review/index.ts";
import { coverageCheckHandler } from "../../../packages/beleg/src/worker/handlers/coverage-check-handler.ts";
import { rerank } from "../../../packages/core/src/rerank/index.ts";
import { HOUR, RERANK_REQUEST, useReviewQueue } from "../../support/review-queue.ts";
import { ENGINES } from "../../support/stores.ts";

describe.each(ENGINES)("the sources of a selection, %s", (kind) => {
  const queue = useReviewQueue(kind);
  const { tenant } = queue;

  it("a rejected selection never ingests; an approved one once per run and page", async () => {
    const rejected = await queue.open();
    await decideReview(queue.parts, rejected.ref, { action: "reject", actor: "ann" });
    const content = {
      url: "http://a.example.com/?utm_source=other",
      title: "A",
      text: "The law on employee data residency.",
    };
    await expect(addSourceContent(queue.store, tenant, rejected.run_id, content)).rejects.toMatchObject({
      code: "ingest_not_approved",
      http: 409,
    });

    const approved = await queue.open();
    await decideReview(queue.parts, approved.ref, { action: "approve", actor: "ann" });
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => addSourceContent(queue.store, tenant, approved.run_id, content)),
    );
    expect(outcomes.sort()).toEqual(["already", "already", "ingested"]);
    expect(await queue.store.tenant(tenant).documents.list("legal")).toMatchObject([
      { document_id: "https://a.example.com", lang: "en" },
    ]);
    await expect(
      addSourceContent(queue.store, tenant, approved.run_id, { ...content, url: "https://c.example.com" }),
    ).rejects.toMatchObject({ code: "ingest_not_approved" });
  });

  it("watches what becomes of the sources and writes the summary", async () => {
    const { ref, run_id } = await queue.open();
    await decideReview(queue.parts, ref, { action: "approve", actor: "ann", added_urls: ["https://d.example.com/"] });
    let looks = 0;
    const delay = async (ms: number) => {
      queue.now += ms;
      looks += 1;
      if (looks === 1)
        await addSourceContent(queue.store, tenant, run_id, { url: "https://a.example.com", text: "law" });
      if (looks === 2)
        await reportFailedContent(queue.store, tenant, run_id, "https://d.example.com", { code: "not_found" });
    };
    const summary = await checkCoverage(queue.store, tenant, run_id, { clock: queue.clock, delay });
    expect(summary).toEqual({
      total: 3,
      ingested_count: 1,
      failed_count: 1,
      pending_count: 1,
      success_ratio: 0.333,
      timed_out: true,
    });
    expect((await readRerankRun(queue.parts, tenant, run_id)).run).toMatchObject({
      status: "approved",
      coverage: { summary },
    });
    await addSourceContent(queue.store, tenant, run_id, { url: "candidate:b", text: "law" });
    expect(await checkCoverage(queue.store, tenant, run_id, { clock: queue.clock, delay })).toMatchObject({
      pending_count: 0,
      timed_out: false,
    });
    expect((await readRerankRun(queue.parts, tenant, run_id)).run.status).toBe("done");
  });

  it("is not waited for by a process that ends: nothing is written, and the job is given back", async () => {
    const { ref, run_id } = await queue.open();
    await decideReview(queue.parts, ref, { action: "approve", actor: "ann" });
    const ending = new AbortController();
    const handler = coverageCheckHandler(queue.parts, ending.signal);
    const payload = { tenant, rerank_run_id: run_id };
    const watching = handler({ id: "1", payload, attempt: 0, signal: new AbortController().signal });
    ending.abort(new Error("ending"));
    await expect(watching).rejects.toThrow("ending");
    expect((await readRerankRun(queue.parts, tenant, run_id)).run).toMatchObject({
      status: "approved",
      coverage: { summary: { pending_count: 2, timed_out: false } },
    });
  });

  it("counts what comes after the verifier stopped looking, so that summary and sources agree", async () => {
    const { ref, run_id } = await queue.open();
    await decideReview(queue.parts, ref, { action: "approve", actor: "ann" });
    const delay = async (ms: number) => {
      queue.now += ms;
    };
    expect(await checkCoverage(queue.store, tenant, run_id, { clock: queue.clock, delay })).toMatchObject({
      pending_count: 2,
    });
    const shown = async () => (await readRerankRun(queue.parts, tenant, run_id)).run;
    await addSourceContent(queue.store, tenant, run_id, { url: "https://a.example.com", text: "law" });
    expect(await shown()).toMatchObject({
      status: "approved",
      coverage: { summary: { ingested_count: 1, pending_count: 1, success_ratio: 0.5, timed_out: true } },
    });
    expect(await reportFailedContent(queue.store, tenant, run_id, "candidate:b", { code: "not_found" })).toBe("failed");
    expect(await shown()).toMatchObject({
      status: "done",
      coverage: { summary: { ingested_count: 1, failed_count: 1, pending_count: 0, timed_out: false } },
    });
    await addSourceContent(queue.store, tenant, run_id, { url: "candidate:b", text: "law" });
    expect((await shown()).coverage).toMatchObject({
      summary: { ingested_count: 2, failed_count: 0, success_ratio: 1 },
    });
    for (const url of ["https://c.example.com", "candidate:none"]) {
      await expect(reportFailedContent(queue.store, tenant, run_id, url, { code: "gone" })).rejects.toMatchObject({
        code: "ingest_not_approved",
      });
    }
  });

  it("says at once that there is nothing to wait for when nothing was presented", async () => {
    const nothing = { ...RERANK_REQUEST, candidates: [] };
    const { item, run_id } = await openRerankReview(
      queue.parts,
      nothing,
      await rerank({ ...nothing, clock: queue.clock }),
    );
    await decideReview(queue.parts, { tenant, review_id: item.review_id }, { action: "approve", actor: "ann" });
    expect((await readRerankRun(queue.parts, tenant, run_id)).run.coverage).toEqual({
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
    const { run_id } = await queue.open();
    const content = { url: "https://a.example.com", text: "law on employee data residency" };
    await expect(addSourceContent(queue.store, tenant, run_id, content, queue.jobs)).rejects.toMatchObject({
      code: "ingest_not_approved",
    });
    queue.now += 24 * HOUR;
    expect(await addSourceContent(queue.store, tenant, run_id, content, queue.jobs)).toBe("ingested");
    expect(await readRerankRun(queue.parts, tenant, run_id)).toMatchObject({
      run: { status: "approved" },
      item: { status: "auto_approved" },
    });
    expect(await queue.jobs.boss.findJobs("coverage-check", { data: { rerank_run_id: run_id } })).toHaveLength(1);
  });
});
