import { describe, expect, test } from "vitest";
import type { RagDocument } from "../contracts/rerank/index.ts";
import { scoringContext } from "../contracts/testing/rerank-examples.ts";
import type { Cache } from "../ports/index.ts";
import { scriptedModel } from "../ports/scripted-model.ts";
import type { RerankInput } from "./index.ts";
import { candidate } from "./testing/candidates.ts";
import { run } from "./testing/run-rerank.ts";

describe("the caches", () => {
  function memory() {
    const kept = new Map<string, { value: string; ttl: number | undefined }>();
    const cache: Cache = {
      get: (key) => Promise.resolve(kept.get(key)?.value),
      set: (key, value, ttl) => Promise.resolve(void kept.set(key, { value, ttl })),
    };
    return { kept, cache };
  }
  const document: RagDocument = { id: "d", title: "", text: "law", url: null, detected_date: null };
  const value = { items: [{ candidate_id: "a", score: 50 }] };

  test("serve a second request and say so", async () => {
    const { cache, kept } = memory();
    const model = scriptedModel([{ value }]);
    let asked = 0;
    const retriever = () => Promise.resolve([document].slice(0, ++asked));
    const first = await run({ cache, model, retriever });
    const second = await run({ cache, model, retriever });
    expect([asked, model.requests.length]).toEqual([1, 1]);
    expect(first.flags).toMatchObject({ rag_cache_hit: false, llm_cache_hit: false });
    expect(second.flags).toMatchObject({
      rag_cache_hit: true,
      llm_cache_hit: true,
      debug: { llm: { cache_hit: true } },
    });
    expect(second.result).toEqual(first.result);
    expect(new Set([...kept.values()].map(({ ttl }) => ttl))).toEqual(new Set([300_000, 3_600_000]));
  });

  test.each<[string, Partial<RerankInput>]>([
    ["tenant", { meta: { tenant_id: "other" } }],
    ["case", { meta: { case_id: "other" } }],
    ["collection", { meta: { collection_id: "other" } }],
    ["context", { meta: { scoring_context: { ...scoringContext, freshness_mode: "standard" } } }],
    ["query", { query: "employee data residence" }],
    ["candidate content", { candidates: [candidate("a", { snippet: "other data" }), candidate("b")] }],
    ["parameters", { control: { temperature: 0.4 } }],
  ])("are apart for another %s", async (_name, change) => {
    const { cache } = memory();
    const model = scriptedModel([{ value }]);
    await run({ cache, model });
    expect((await run({ cache, model, ...change })).flags.llm_cache_hit).toBe(false);
  });

  test("never mix tenant and case by running them together", async () => {
    const { cache } = memory();
    const model = scriptedModel([{ value }]);
    await run({ cache, model, meta: { tenant_id: "ab", case_id: "c" } });
    expect((await run({ cache, model, meta: { tenant_id: "a", case_id: "bc" } })).flags.llm_cache_hit).toBe(false);
  });

  test("a broken one costs nothing but time", async () => {
    const broken: Cache = { get: () => Promise.reject(new Error("x")), set: () => Promise.reject(new Error("x")) };
    expect(
      (await run({ cache: broken, model: scriptedModel([JSON.stringify(value)]) })).flags.debug.llm.llm_items,
    ).toBe(1);
  });
});
