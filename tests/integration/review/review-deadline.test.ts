import { describe, expect, it } from "vitest";
import { formatReviewLine } from "../../../packages/beleg/src/review/format-review.ts";
import {
  decideReview,
  expireReview,
  listReviews,
  readDecisions,
  readRerankRun,
  readReview,
} from "../../../packages/beleg/src/review/index.ts";
import type { Alongside, Store } from "../../../packages/beleg/src/store/index.ts";
import { reviewExpiryHandler } from "../../../packages/beleg/src/worker/index.ts";
import { BelegError, type ReviewItem } from "../../../packages/core/src/contracts/index.ts";
import { HOUR, useReviewQueue } from "../../support/review-queue.ts";
import { ENGINES } from "../../support/stores.ts";

describe.each(ENGINES)("the deadline of an item, %s", (kind) => {
  const queue = useReviewQueue(kind);
  const { tenant } = queue;

  it.each([
    [-1, "approved", "ann"],
    [0, "auto_approved", "system"],
    [1, "auto_approved", "system"],
  ])(
    "%i ms from the deadline: whoever is first by the clock: queue.clock, wherever it was looked at",
    async (ms, status, actor) => {
      const { item, ref } = await queue.open({ expiry_policy: "approve", wait_ms: HOUR });
      // The deadline comes between the look at the item and the writing of the decision.
      queue.now = Date.parse(item.expires_at) - 1;
      const ticking = {
        ...queue.store,
        transaction: (async (work) => {
          queue.now = Date.parse(item.expires_at) + ms;
          return queue.store.transaction(work);
        }) as Store["transaction"],
      };
      // What an idempotency key keeps is kept with the decision, also where that was overtaken.
      const kept: unknown[] = [];
      const keep: Alongside<ReviewItem | BelegError> = async (tx, outcome) => {
        const shown = outcome instanceof BelegError ? outcome.code : outcome.status;
        kept.push([
          shown,
          (await tx.tenant(tenant).reviews.decisionsOf(ref.review_id)).some((one) => one.actor === "ann"),
        ]);
      };
      const said = decideReview({ ...queue.parts, store: ticking }, ref, { action: "approve", actor: "ann" }, keep);
      if (ms < 0) expect(await said).toMatchObject({ status });
      else await expect(said).rejects.toMatchObject({ code: "review_closed" });
      expect(kept).toEqual([[ms < 0 ? "approved" : "review_closed", true]]);
      const decided = await readReview(queue.parts, ref);
      expect(decided).toMatchObject({ status, decision: { actor, late: false } });
      if (actor === "ann") expect(Date.parse(decided.decision!.decided_at)).toBeLessThan(Date.parse(item.expires_at));
      const late = (await readDecisions(queue.parts, ref))
        .filter((decision) => decision.late)
        .map((decision) => decision.actor);
      expect(late).toEqual(ms < 0 ? [] : ["ann"]);
    },
  );

  it("is approved by its deadline on read, exactly what was presented, and says so in the result", async () => {
    const { ref, item, run_id } = await queue.open();
    queue.now += 24 * HOUR - 1;
    expect((await readReview(queue.parts, ref)).status).toBe("pending");
    queue.now += 1;
    const { run, sources } = await readRerankRun(queue.parts, tenant, run_id);
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
    expect((await readReview(queue.parts, ref)).status).toBe("auto_approved");
    await expect(decideReview(queue.parts, ref, { action: "reject", actor: "late" })).rejects.toMatchObject({
      code: "review_closed",
    });
    expect((await readDecisions(queue.parts, ref)).map(({ actor, late }) => [actor, late])).toEqual([
      ["system", false],
      ["late", true],
    ]);
  });

  it("lists what the deadline has closed under the status it gave, though nobody had looked before", async () => {
    const { item } = await queue.open();
    queue.now += 24 * HOUR;
    const closed = await listReviews(queue.parts, tenant, { status: "auto_approved" });
    expect(closed.map(({ review_id }) => review_id)).toContain(item.review_id);
    const [handedOn] = [await queue.open({ expiry_policy: "escalate", wait_ms: HOUR })];
    queue.now += HOUR;
    const waiting = await listReviews(queue.parts, tenant, { status: "escalated" });
    expect(waiting.map(({ review_id }) => review_id)).toContain(handedOn.item.review_id);
    expect(formatReviewLine(waiting.at(-1)!, queue.now, "en")).toContain("waits for a person");
  });

  it("expires once, however many workers and readers come", async () => {
    const { ref } = await queue.open();
    queue.now += 25 * HOUR;
    const handler = reviewExpiryHandler(queue.parts);
    const job = { id: "x", payload: ref, attempt: 0, signal: new AbortController().signal };
    await Promise.all([
      handler(job),
      handler(job),
      readReview(queue.parts, ref),
      expireReview(queue.parts, ref),
      listReviews(queue.parts, tenant),
      handler(job),
    ]);
    expect(await readDecisions(queue.parts, ref)).toHaveLength(1);
    expect(await expireReview(queue.parts, ref)).toBe("already_closed");
  });

  it("a decision that comes after the deadline is late even if nobody looked before", async () => {
    const { ref } = await queue.open();
    queue.now += 24 * HOUR;
    await expect(decideReview(queue.parts, ref, { action: "reject", actor: "ann" })).rejects.toMatchObject({
      code: "review_closed",
    });
    expect((await readReview(queue.parts, ref)).status).toBe("auto_approved");
  });

  it("a timer that rings early does nothing and is tried again", async () => {
    const { ref } = await queue.open();
    const job = { id: "x", payload: ref, attempt: 0, signal: new AbortController().signal };
    await expect(reviewExpiryHandler(queue.parts)(job)).rejects.toThrow("not due");
    expect((await readReview(queue.parts, ref)).status).toBe("pending");
  });

  it("follows the queue's policy: reject takes nothing in, escalate leaves it to a person", async () => {
    const rejecting = await queue.open({ expiry_policy: "reject", wait_ms: HOUR });
    const escalating = await queue.open({ expiry_policy: "escalate", wait_ms: HOUR });
    queue.now += HOUR;
    expect(await readReview(queue.parts, rejecting.ref)).toMatchObject({
      status: "rejected",
      decision: { auto_approved: false },
    });
    expect(await readRerankRun(queue.parts, tenant, rejecting.run_id)).toMatchObject({
      run: { status: "rejected" },
      sources: [],
    });
    expect((await readReview(queue.parts, escalating.ref)).status).toBe("escalated");
    expect((await decideReview(queue.parts, escalating.ref, { action: "approve", actor: "chief" })).status).toBe(
      "approved",
    );
  });
});
