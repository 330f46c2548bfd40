import { Prediction } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import { judgedRow } from "../../../../tests/support/judged-row.ts";
import { leastOfThree } from "../../../../tests/support/least-of-three.ts";
import type { Store } from "../store/index.ts";
import type { App } from "./index.ts";
import { useTestServer } from "./testing/test-server.ts";

let app: App;
let store: Store;
useTestServer((server) => {
  ({ app, store } = server);
});

const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });

/** The longest time the serving thread did nothing else while `work` ran, as a share of how long that took. */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  let worst = 0;
  const started = performance.now();
  let last = started;
  const beat = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 5);
  await work();
  clearInterval(beat);
  const ended = performance.now();
  return Math.max(worst, ended - last) / (ended - started);
}

const WORDS = "harbour cost bridge pounds council report privacy law audit river budget school energy court".split(" ");
let seed = 7;
const word = () => {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return WORDS[seed % WORDS.length]! + (seed % 977);
};
const text = (words: number) => Array.from({ length: words }, word).join(" ");
const long = (size: number) =>
  Array.from({ length: size }, (_, index) => ({
    id: `c${index}`,
    title: text(6),
    snippet: text(120),
    url: `https://site${index % 97}.example/${index}`,
  }));

describe("a long rerank", () => {
  it("runs beside the serving thread, with the answer it would have had there", async () => {
    await post("/v1/documents", { document_id: "d1", text: "The harbour cost 48 million pounds." });
    const candidates = long(1500);
    const query = "harbour cost";
    const request = { query, candidates, meta: { collection_id: "default" } };
    await post("/v1/rerank", request);
    let answer: Awaited<ReturnType<typeof post>> | undefined;
    const others = ["bridge", "river", "school"];
    const held = await leastOfThree(
      () =>
        heldUp(async () => {
          answer = await post("/v1/rerank", { ...request, query: `harbour cost ${others.pop()}` });
        }),
      0.7,
    );
    expect(answer!.statusCode).toBe(200);
    const { result, rag_summaries } = answer!.json();
    expect(result.ranked.length).toBeGreaterThan(1400);
    // The collection is with the serving thread, so the other one asked for it.
    expect(rag_summaries.length).toBeGreaterThan(0);
    expect(held).toBeLessThan(0.7);
    const few = candidates.slice(0, 20);
    const small = (await post("/v1/rerank", { query, candidates: few, meta: request.meta })).json();
    expect(Object.keys(small)).toEqual(Object.keys(answer!.json()));
  });

  it("refuses as a short one does", async () => {
    const candidates = long(1500);
    const bad = { query: "a", candidates, meta: { scoring_context: { jurisdiction: "1" } } };
    const [heavy, light] = [await post("/v1/rerank", bad), await post("/v1/rerank", { ...bad, candidates: [] })];
    expect([heavy.statusCode, heavy.json().code]).toEqual([light.statusCode, light.json().code]);
    expect(heavy.statusCode).toBe(400);
  });
});

/** As the judge leaves them; that it does is proven elsewhere, and takes half a minute for so many. */
const predictionsOf = (wrong: number) =>
  Array.from({ length: 1500 }, (_, index) =>
    Prediction.parse({
      task: "factuality",
      ...judgedRow(index),
      score: index % wrong === 0 ? 0 : 1,
      label: index % 2 === 1,
      risk: index % wrong === 0 ? 1 : 0,
      decision: index % wrong === 0,
    }),
  );

describe("a comparison of two evaluations", () => {
  it("runs beside the serving thread", async () => {
    const { evaluations } = store.tenant();
    const ids: number[] = [];
    for (const wrong of [2, 3]) {
      const id = await evaluations.create({ name: `one in ${wrong}`, config: { task: "factuality" } });
      await evaluations.finish(id, { status: "success", summary: { predictions: predictionsOf(wrong) } });
      ids.push(id);
    }
    const url = `/v1/evaluations/compare?a=${ids[0]}&b=${ids[1]}`;
    const compare = () =>
      heldUp(async () => {
        const answer = await app.inject(url);
        expect([answer.statusCode, answer.json().n]).toEqual([200, 1500]);
      });
    const held = await leastOfThree(compare, 0.5);
    expect(held).toBeLessThan(0.5);
  });
});
