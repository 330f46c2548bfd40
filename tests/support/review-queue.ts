// The review queue over a real store, with a clock of its own, for the tests of what becomes of an item.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type JobQueue, openQueue } from "../../packages/beleg/src/queue/index.ts";
import { openRerankReview, type ReviewParts } from "../../packages/beleg/src/review/index.ts";
import { openStore, type Store } from "../../packages/beleg/src/store/index.ts";
import { rerank } from "../../packages/core/src/rerank/index.ts";
import { type ENGINES, type Engine, startEngine } from "./stores.ts";

export const HOUR = 3_600_000;

/** A search of which two of three candidates are presented. */
export const RERANK_REQUEST = {
  query: "employee data residency law",
  k: 2,
  candidates: [
    { id: "a", title: "A", snippet: "law on employee data residency", url: "https://www.a.example.com/?utm_source=x" },
    { id: "b", title: "B", snippet: "employee data residency", url: null },
    { id: "c", title: "C", snippet: "other", url: "https://c.example.com/" },
  ],
  meta: { collection_id: "legal" },
};

/** Opens the queue for all tests of the block that calls it; each test begins a month later than the one before. */
export function useReviewQueue(kind: (typeof ENGINES)[number]) {
  let engine: Engine;
  let jobs: JobQueue;
  let store: Store;
  const tenant = "default";
  const queue = {
    tenant,
    now: Date.UTC(2030, 0, 1),
    clock: { now: () => queue.now },
    get parts(): ReviewParts {
      return { store, jobs };
    },
    get store(): Store {
      return store;
    },
    get jobs(): JobQueue {
      return jobs;
    },
    /** A selection that waits for a person. */
    async open(policy?: { expiry_policy: "approve" | "reject" | "escalate"; wait_ms: number }) {
      const envelope = await rerank({ ...RERANK_REQUEST, clock: queue.clock });
      const opened = await openRerankReview(queue.parts, RERANK_REQUEST, envelope, policy);
      return { ...opened, ref: { tenant, review_id: opened.item.review_id } };
    },
  };
  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await openStore(await engine.fresh(), { clock: queue.clock });
    jobs = await openQueue(store);
  });
  beforeEach(() => {
    queue.now += 30 * 24 * HOUR;
  });
  afterAll(async () => {
    await jobs?.stop({ timeoutMs: 0 });
    await store?.close();
    await engine?.stop();
  });
  return queue;
}
