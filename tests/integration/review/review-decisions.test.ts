import { describe, expect, it } from "vitest";
import {
  decideReview,
  everyReview,
  exportDecisions,
  openReview,
  readDecisions,
  readRerankRun,
  readReview,
  snapshotDigest,
} from "../../../packages/beleg/src/review/index.ts";
import { RerankEnvelope } from "../../../packages/core/src/contracts/index.ts";
import { HOUR, RERANK_REQUEST, useReviewQueue } from "../../support/review-queue.ts";
import { ENGINES } from "../../support/stores.ts";

describe.each(ENGINES)("deciding on an item, %s", (kind) => {
  const queue = useReviewQueue(kind);
  const { tenant } = queue;

  it("shows a snapshot with its digest, waits 24 hours and has a durable timer", async () => {
    const { item, envelope } = await queue.open();
    expect(item).toMatchObject({
      status: "pending",
      kind: "rerank_selection",
      expiry_policy: "approve",
      decision: null,
    });
    expect(Date.parse(item.expires_at) - Date.parse(item.created_at)).toBe(24 * HOUR);
    expect(item.snapshot_digest).toBe(snapshotDigest(item.snapshot));
    expect(item.snapshot).toMatchObject({ presented: ["a", "b"], query: RERANK_REQUEST.query });
    expect(envelope.hitl).toEqual({ auto_approved: false, decision: null });
    const rows = await queue.jobs.boss.findJobs("review-expiry", { data: { review_id: item.review_id } });
    expect(rows.map(({ startAfter }) => new Date(startAfter).getTime())).toEqual([Date.parse(item.expires_at)]);
  });

  it("takes the first decision, records the second as late and answers 409", async () => {
    const { ref, run_id } = await queue.open();
    const decided = await decideReview(queue.parts, ref, {
      action: "partial",
      actor: "ann",
      approved_ids: ["a"],
      added_urls: ["https://new.example.com/x/"],
    });
    expect(decided).toMatchObject({
      status: "partial",
      decision: { approved_ids: ["a"], rejected_ids: ["b"], auto_approved: false },
    });
    await expect(decideReview(queue.parts, ref, { action: "approve", actor: "bob" })).rejects.toMatchObject({
      code: "review_closed",
      http: 409,
    });
    const decisions = await readDecisions(queue.parts, ref);
    expect(decisions.map(({ actor, late }) => [actor, late])).toEqual([
      ["ann", false],
      ["bob", true],
    ]);
    const { run, sources } = await readRerankRun(queue.parts, tenant, run_id);
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
    const { ref, item } = await queue.open();
    await expect(
      decideReview(queue.parts, ref, { action: "partial", actor: "ann", approved_ids: ["c"] }),
    ).rejects.toMatchObject({ code: "review_not_presented" });
    await expect(
      decideReview(queue.parts, ref, { action: "approve", actor: "ann", snapshot_digest: "0".repeat(64) }),
    ).rejects.toMatchObject({ code: "review_changed", http: 409 });
    expect((await readReview(queue.parts, ref)).status).toBe("pending");
    const fine = { action: "approve", actor: "ann", snapshot_digest: item.snapshot_digest } as const;
    expect((await decideReview(queue.parts, ref, fine)).decision?.approved_ids).toEqual(["a", "b"]);
    await expect(decideReview(queue.parts, { tenant, review_id: "none" }, fine)).rejects.toMatchObject({
      code: "review_not_found",
    });
  });

  it("has one winner among many people at once", async () => {
    const { ref } = await queue.open();
    const people = Array.from({ length: 8 }, (_, i) =>
      decideReview(queue.parts, ref, { action: i % 2 === 0 ? "approve" : "reject", actor: `p${i}` }),
    );
    const outcomes = await Promise.allSettled(people);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await readDecisions(queue.parts, ref)).filter(({ late }) => !late)).toHaveLength(1);
    expect(await readDecisions(queue.parts, ref)).toHaveLength(8);
  });

  it("holds escalated decisions and customer texts too", async () => {
    const snapshot = { presented: [], decision: "BLOCK", composite: 81 };
    const opened = await openReview(queue.parts, {
      tenant,
      kind: "escalated_decision",
      subject_id: `t-${queue.now}`,
      snapshot,
    });
    expect(opened.expiry_policy).toBe("escalate");
    const again = await openReview(queue.parts, {
      tenant,
      kind: "escalated_decision",
      subject_id: `t-${queue.now}`,
      snapshot,
    });
    expect(again.review_id).toBe(opened.review_id);
    const ref = { tenant, review_id: opened.review_id };
    const decided = await decideReview(queue.parts, ref, { action: "approve", actor: "ann", final_decision: "BLOCK" });
    expect(decided.decision).toMatchObject({ final_decision: "BLOCK", approved_ids: [] });
  });

  it("exports decisions as labelled lines", async () => {
    const { ref } = await queue.open();
    await decideReview(queue.parts, ref, { action: "partial", actor: "ann", approved_ids: ["b"] });
    const lines: { review_id: string; labels: unknown }[] = [];
    for await (const line of exportDecisions(queue.parts, tenant)) lines.push(JSON.parse(line));
    expect(lines.find(({ review_id }) => review_id === ref.review_id)?.labels).toEqual({ a: false, b: true });
  });

  it("labels nothing that was only handed on", async () => {
    const { ref } = await queue.open();
    await decideReview(queue.parts, ref, { action: "escalate", actor: "ann" });
    const exported = async () => {
      const lines: { review_id: string }[] = [];
      for await (const line of exportDecisions(queue.parts, tenant)) lines.push(JSON.parse(line));
      return lines.filter(({ review_id }) => review_id === ref.review_id);
    };
    expect(await exported()).toEqual([]);
    await decideReview(queue.parts, ref, { action: "approve", actor: "ben" });
    expect(await exported()).toMatchObject([{ labels: { a: true, b: true }, decision: { actor: "ben" } }]);
  });

  it("lists every item, however many there are", async () => {
    const run = `many-${queue.now}`;
    for (let i = 0; i < 60; i += 1) {
      await openReview(queue.parts, {
        tenant: "busy",
        kind: "customer_text",
        subject_id: `${run}-${i}`,
        snapshot: { presented: [] },
      });
    }
    const seen: string[] = [];
    for await (const item of everyReview(queue.parts, "busy")) seen.push(item.subject_id);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
  });
});
