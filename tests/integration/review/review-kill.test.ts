import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { openRerankReview, readDecisions } from "../../../packages/beleg/src/review/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { rerank } from "../../../packages/core/src/rerank/index.ts";
import { spawnNode } from "../../support/child-node.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

let engine: Engine;
let store: Store;
let url: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  engine = await startEngine("server");
  const settings = await engine.fresh();
  url = settings.database_url ?? "";
  store = await openStore(settings);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await store?.close();
  await engine?.stop();
});

/** Starts a worker process; `said` resolves when it writes the word. */
function startWorker(mode: "hang" | "work") {
  const script = new URL("../../support/review-worker.ts", import.meta.url).pathname;
  const child = spawnNode([script, url, mode], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const said = async (word: string) => {
    await until(() => output.includes(word));
  };
  return { child, said };
}

it("expires exactly once although a worker dies in the middle of it and two others race", async () => {
  const clock = { now: Date.now };
  const request = { query: "data", candidates: [{ id: "a", snippet: "data", url: "https://a.example.com" }] };
  const jobs = await openQueue(store);
  const parts = { store, jobs };
  const envelope = await rerank({ ...request, clock });
  const { item, run_id } = await openRerankReview(parts, request, envelope, {
    expiry_policy: "approve",
    wait_ms: 1000,
  });
  const ref = { tenant: "default", review_id: item.review_id };

  const doomed = startWorker("hang");
  await doomed.said("inside");
  // The killed process had written its decision, but nobody sees what was not committed.
  expect((await store.tenant().reviews.find(item.review_id))?.status).toBe("pending");
  doomed.child.kill("SIGKILL");

  const workers = [startWorker("work"), startWorker("work")];
  await Promise.all(workers.map(({ said }) => said("ready")));
  await until(async () => (await store.tenant().reviews.find(item.review_id))?.status !== "pending");
  await sleep(2000);
  expect(await store.tenant().reviews.find(item.review_id)).toMatchObject({ status: "auto_approved" });
  expect(await readDecisions(parts, ref)).toMatchObject([{ actor: "system", approved_ids: ["a"], late: false }]);
  expect(await store.tenant().rerankRuns.ingestItems(run_id)).toMatchObject([{ url: "https://a.example.com" }]);
  expect(await store.tenant().rerankRuns.show(run_id)).toMatchObject({ envelope: { hitl: { auto_approved: true } } });
  await jobs.stop({ timeoutMs: 0 });
});
