import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptedModel } from "@beleg/core";
import { afterAll, expect, it } from "vitest";
import { withBudget } from "../../language-model/with-budget.ts";
import { withConcurrency } from "../../language-model/with-concurrency.ts";
import { resolveSettings } from "../../settings/resolve-settings.ts";
import { heavyReranker } from "./heavy-reranker.ts";
import { openHeavyWork } from "./heavy-work.ts";

const home = mkdtempSync(join(tmpdir(), "beleg-heavy-"));
const { values: settings } = resolveSettings([{ source: "test", values: { home, model: "openai/test" } }]);
let open = 0;
let mostOpen = 0;
const asked = scriptedModel(async () => {
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  await new Promise((resolve) => setTimeout(resolve, 30));
  open -= 1;
  return { value: { items: [{ candidate_id: "c1", score: 93, reason: "It answers." }] } };
}, "openai/test");
// The model of the process, with the limits everybody shares.
const model = withBudget(withConcurrency(asked, 1), { maxCalls: 4, maxTokens: null });
const heavy = openHeavyWork(settings, model);
const light = () => Promise.reject(new Error("a long list is no light work"));
const retriever = async () => [];
const rank = heavyReranker(light, heavy, { retriever, model: model.name });
afterAll(async () => {
  await heavy.close();
  rmSync(home, { recursive: true, force: true });
});

/** More than the serving thread ranks itself. */
const candidates = Array.from({ length: 12 }, (_, at) => ({
  id: `c${at}`,
  title: `Report ${at}`,
  snippet: `The harbour report number ${at}. ${`Words about harbour ${at}. `.repeat(500)}`,
  url: `https://site${at}.example.com/`,
  detected_date: null,
}));

it("ranks a long list in a thread with the one model of the process: its line, its budget", async () => {
  const ranked = await Promise.all(
    ["harbour", "harbour cost", "harbour law"].map((query) => rank({ query, candidates })),
  );
  for (const { result, flags } of ranked) {
    expect(flags.debug.llm).toMatchObject({ fallback: null, llm_items: 1 });
    expect(result.ranked).toContainEqual(expect.objectContaining({ candidate_id: "c1", reason: "It answers." }));
  }
  expect(asked.requests.map(({ purpose }) => purpose)).toEqual(["rerank.score", "rerank.score", "rerank.score"]);
  expect(mostOpen).toBe(1);
  // A call of anybody else counts with those of the thread.
  await model.complete({ purpose: "test", promptVersion: "1", prompt: "And you?" });
  const spent = await rank({ query: "harbour school", candidates });
  expect(spent.flags.debug.llm).toMatchObject({ fallback: "llm_failure", llm_items: 0 });
  expect(asked.requests).toHaveLength(4);
});
