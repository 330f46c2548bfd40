import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../packages/beleg/src/store/index.ts";
import { PipelineState, ReviewDecision, ReviewItem } from "../../../packages/core/src/contracts/index.ts";
import { decisionExamples } from "../../../packages/core/src/contracts/testing/decision-examples.ts";
import { reviewExamples } from "../../../packages/core/src/contracts/testing/review-examples.ts";
import { exampleRun } from "../../support/example-run.ts";
import { ENGINES, type Engine, freshStore, startEngine } from "../../support/stores.ts";

describe.each(ENGINES)("the store, %s", (kind) => {
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

  describe("transactions", () => {
    it("keeps all or nothing", async () => {
      const failing = store.transaction(async (tx) => {
        await tx.tenant("tx").runs.save(exampleRun(11));
        throw new Error("changed my mind");
      });
      await expect(failing).rejects.toThrow("changed my mind");
      expect((await store.tenant("tx").runs.list()).items).toEqual([]);
    });

    it("refuses the store inside its own transaction instead of waiting for ever", async () => {
      await expect(store.transaction(() => store.tenant("tx").runs.list())).rejects.toThrow(
        /the transaction it hands over/,
      );
      await expect(store.transaction(() => store.transaction(async () => 1))).rejects.toThrow(
        /the transaction it hands over/,
      );
    });

    it("lets an effect happen once, however many try", async () => {
      let effects = 0;
      const attempt = () =>
        store.transaction(async (tx) => {
          if (!(await tx.effects.once("only-once"))) return;
          await sleep(5);
          effects += 1;
        });
      await Promise.all(Array.from({ length: 10 }, attempt));
      expect(effects).toBe(1);
      expect(await store.effects.happened("only-once")).toBe(true);
    });

    it("lets the effect happen later when its first transaction failed", async () => {
      await expect(
        store.transaction(async (tx) => {
          await tx.effects.once("second-try");
          throw new Error("crash");
        }),
      ).rejects.toThrow("crash");
      expect(await store.transaction((tx) => tx.effects.once("second-try"))).toBe(true);
    });
  });

  describe("the outbox", () => {
    it("hands each row to one claimer, takes failures back later and forgets what is done", async () => {
      const own = await freshStore(engine);
      try {
        for (let n = 0; n < 20; n += 1) await own.outbox.add("t", "graph", String(n));
        const claims = await Promise.all(Array.from({ length: 4 }, () => own.outbox.claim("graph", 5, 60)));
        const subjects = claims.flat().map(({ subject }) => subject);
        expect(subjects.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => String(n)).toSorted());
        expect(await own.outbox.claim("graph", 5, 60)).toEqual([]);
        const [first, ...others] = claims.flat();
        if (!first) throw new Error("nothing was claimed");
        await own.outbox.done(others);
        await own.outbox.failed(first, "the graph was down");
        expect(await own.outbox.backlog("graph")).toMatchObject({ waiting: 1, last_error: "the graph was down" });
        expect(await own.outbox.claim("graph", 5, 60)).toEqual([]);
        await own.outbox.wake("graph");
        expect(await own.outbox.claim("graph", 5, 60)).toEqual([{ ...first, attempts: 2 }]);
        // The first claimer comes late: the row is somebody else's now.
        await own.outbox.done([first]);
        expect(await own.outbox.backlog("graph")).toMatchObject({ waiting: 1 });
      } finally {
        await own.close();
      }
    });
  });

  describe("reviews", () => {
    const rawItem = reviewExamples.ReviewItem[0] as { created_at: string };
    const item = (change: object) => ReviewItem.parse({ ...rawItem, ...change });
    const decision = (change: object) => ReviewDecision.parse({ ...reviewExamples.ReviewDecision[0], ...change });

    it("opens one item for a run and gives it back as it was", async () => {
      const { reviews } = store.tenant("reviews");
      const opened = await Promise.all(
        [1, 2, 3].map((n) => reviews.open(item({ review_id: `r-open-${n}`, subject_id: "run-open" }))),
      );
      expect(opened.filter(({ created }) => created)).toHaveLength(1);
      expect(new Set(opened.map((each) => each.item.review_id)).size).toBe(1);
      const review_id = opened[0]?.item.review_id as string;
      expect(ReviewItem.parse(await reviews.find(review_id))).toEqual(opened[0]?.item);
      expect(await store.tenant("others").reviews.find(review_id)).toBeUndefined();
    });

    it("lets exactly one of many deciders take effect and records the late ones", async () => {
      const { reviews } = store.tenant("reviews");
      await reviews.open(item({ review_id: "r-race", subject_id: "run-race" }));
      const outcomes = await Promise.all(
        ["ada", "bob", "eva", "system"].map((actor) =>
          reviews.decide(decision({ review_id: "r-race", actor, action: "approve" }), "approved"),
        ),
      );
      expect(outcomes.filter(({ status }) => status === "decided")).toHaveLength(1);
      expect(outcomes.filter(({ status }) => status === "late")).toHaveLength(3);
      const recorded = await reviews.decisionsOf("r-race");
      expect(recorded.filter(({ late }) => late)).toHaveLength(3);
      expect((await reviews.find("r-race"))?.decision).toEqual(recorded.find(({ late }) => !late));
      expect(await reviews.decide(decision({ review_id: "r-none" }), "approved")).toEqual({ status: "unknown" });
    });

    it("lists what waits and finds what is due", async () => {
      const own = await freshStore(engine);
      try {
        const { reviews } = own.tenant("due");
        await reviews.open(item({ review_id: "late", subject_id: "1", expires_at: "2025-03-02T09:00:00.000Z" }));
        await reviews.open(item({ review_id: "early", subject_id: "2", expires_at: "2999-03-02T09:00:00.000Z" }));
        expect((await reviews.list({ status: "pending" })).map(({ review_id }) => review_id)).toEqual([
          "early",
          "late",
        ]);
        const after = { created_at: rawItem.created_at, review_id: "early" };
        expect((await reviews.list({ after })).map(({ review_id }) => review_id)).toEqual(["late"]);
        expect(await own.dueReviews(10)).toEqual([{ tenant: "due", review_id: "late" }]);
      } finally {
        await own.close();
      }
    });
  });

  describe("decisions", () => {
    it("numbers the versions of a case without gaps, also when many add one", async () => {
      const { decisions } = store.tenant("decisions");
      const state = PipelineState.parse(decisionExamples.PipelineState[1]);
      const versions = await Promise.all(Array.from({ length: 5 }, () => decisions.addVersion(state)));
      expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
      expect(await decisions.show("T-7001", 2)).toMatchObject({ version: 2, decision: "CHALLENGE", state });
      expect((await decisions.show("T-7001"))?.version).toBe(5);
      expect((await decisions.versions("T-7001")).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
      expect(await store.tenant("others").decisions.show("T-7001")).toBeUndefined();
      const text = {
        transaction_id: "T-7001",
        version: 5,
        locale: "es",
        variant: null,
        text: "Hola.",
        source: "template",
      };
      const id = await decisions.addCustomerText({ ...text, status: "in_review" });
      expect(await decisions.moveCustomerText(id, "in_review", "released")).toBe(true);
      expect(await decisions.moveCustomerText(id, "in_review", "rejected")).toBe(false);
      await decisions.addFeedback(id, 4, "clear");
      expect(await decisions.list()).toMatchObject([{ transaction_id: "T-7001", latest_version: 5 }]);
      expect(await decisions.delete("T-7001")).toBe(true);
      expect(await decisions.customerTexts("T-7001")).toEqual([]);
    });
  });

  describe("documents", () => {
    it("finds documents by their words in four languages, in one collection of one tenant", async () => {
      const { documents } = store.tenant("docs");
      const put = (document_id: string, lang: string | null, text: string, collection = "c") =>
        documents.put({ collection, document_id, title: "", text, lang });
      await put("de", "de", "Die Aufbewahrungsfristen der Behörden");
      await put("en", "en", "Retention periods of agencies");
      await put("es", "es", "Los plazos de conservación");
      await put("none", null, "retention retention");
      await put("else", "en", "Retention periods", "other");
      await store.tenant("foreign").documents.put({ collection: "c", document_id: "x", title: "", text: "retention" });
      const ids = async (query: string) => (await documents.search("c", query)).map(({ document_id }) => document_id);
      expect((await ids("retention period")).toSorted()).toEqual(["en", "none"]);
      expect(await ids("Aufbewahrungsfrist")).toEqual(["de"]);
      expect(await ids("plazo")).toEqual(["es"]);
      expect(await ids("?! -- :*")).toEqual([]);
      await put("de", "de", "Etwas anderes");
      expect(await ids("Aufbewahrungsfrist")).toEqual([]);
    });

    it("takes a document of many megabytes", async () => {
      const { documents } = store.tenant("docs");
      const text = Array.from({ length: 300_000 }, (_, n) => `w${n}`).join(" ");
      await documents.put({ collection: "big", document_id: "big", title: "t", text });
      expect((await documents.find("big", "big"))?.text.length).toBe(text.length);
    });
  });

  describe("the rest", () => {
    it("follows approved sources until each is settled once", async () => {
      const { rerankRuns } = store.tenant("rerank");
      const id = await rerankRuns.create({ query: "q", request: { query: "q" }, status: "in_review" });
      expect(await rerankRuns.update(id, { status: "approved" }, ["in_review"])).toBe(true);
      expect(await rerankRuns.update(id, { status: "rejected" }, ["in_review"])).toBe(false);
      const items = [{ url: "https://a.example/", candidate_id: "a" }];
      await rerankRuns.expectIngest(id, items);
      await rerankRuns.expectIngest(id, items);
      expect(await rerankRuns.settleIngest(id, items[0]?.url as string, { status: "ingested", document_id: "d" })).toBe(
        true,
      );
      expect(
        await rerankRuns.settleIngest(id, items[0]?.url as string, { status: "failed", error: { code: "x" } }),
      ).toBe(false);
      expect(await rerankRuns.ingestItems(id)).toMatchObject([{ status: "ingested", document_id: "d" }]);
      expect((await rerankRuns.list()).items).toMatchObject([{ id, status: "approved" }]);
      expect(await store.tenant("others").rerankRuns.show(id)).toBeUndefined();
    });

    it("queues a notification once for its key", async () => {
      const { notifications } = store.tenant("notes");
      const message = { dedupe_key: "T-1/1", channel: "file", payload: { text: "Hola" } };
      const added = await Promise.all([1, 2, 3].map(() => notifications.add(message)));
      expect(added.filter(Boolean)).toHaveLength(1);
      const [row] = await notifications.list("pending");
      if (!row) throw new Error("it was queued");
      expect(await notifications.sent(row.id)).toBe(true);
      expect(await notifications.sent(row.id)).toBe(false);
    });

    it("keeps evaluations and their datasets", async () => {
      const { evaluations } = store.tenant("evals");
      const dataset_id = await evaluations.dataset("frank", "d1");
      expect(await evaluations.dataset("frank", "d2")).toBe(dataset_id);
      const id = await evaluations.create({ name: "nightly", dataset_id });
      expect(await evaluations.finish(id, { status: "success", summary: { auroc: 0.8 } })).toBe(true);
      expect(await evaluations.finish(id, { status: "failed", error: { code: "x" } })).toBe(false);
      expect(await evaluations.show(id)).toMatchObject({ status: "success", summary: { auroc: 0.8 }, dataset_id });
      expect((await evaluations.list()).items).toMatchObject([{ id, name: "nightly" }]);
    });

    it("caches answers until they expire", async () => {
      const cache = store.modelCache;
      await cache.set("key", "answer\u0000");
      await cache.set("gone", "old", -1);
      expect(await cache.get("key")).toBe("answer\u0000");
      expect(await cache.get("gone")).toBeUndefined();
      expect(await cache.sweep()).toBe(1);
    });

    it("shares a rate limit: after the burst each call waits its turn", async () => {
      // Slow enough that what the database takes for six questions does not count.
      const limit = { perMinute: 6, burst: 3 };
      const waits = await Promise.all(Array.from({ length: 6 }, () => store.rateLimits.reserve("model-a", limit)));
      const sorted = waits.toSorted((a, b) => a - b);
      expect(sorted.slice(0, 3)).toEqual([0, 0, 0]);
      expect(sorted[5]).toBeGreaterThan(20_000);
      expect(sorted[5]).toBeLessThanOrEqual(30_000);
      expect(await store.rateLimits.reserve("model-b", limit)).toBe(0);
    });
  });
});
