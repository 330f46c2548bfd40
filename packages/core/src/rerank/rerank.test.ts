import { describe, expect, test } from "vitest";
import { BelegError } from "../contracts/errors/index.ts";
import type { RerankInput } from "./index.ts";
import { droppedOf, run } from "./testing/run-rerank.ts";

describe("the request", () => {
  test.each([
    [{ scoring_context: { min_diversity_buckets: 0 } }, "min_diversity_buckets must be at least 1"],
    [{ scoring_context: "{oops" }, "scoring_context"],
    [{ scoring_context: { colour: "blue" } }, "colour"],
  ])("with an invalid context fails: %j", async (meta, words) => {
    await expect(run({ meta: meta as RerankInput["meta"] })).rejects.toThrow(BelegError);
    await expect(run({ meta: meta as RerankInput["meta"] })).rejects.toThrow(words);
  });

  test("takes the context as JSON text", async () => {
    const meta = { scoring_context: JSON.stringify({ disallowed_sources: ["a.example.com"] }) };
    expect(droppedOf(await run({ meta }))).toEqual({ a: "policy_block" });
  });

  test("without candidates gives an empty result and no flag", async () => {
    const { result, flags } = await run({ candidates: [] });
    expect(result).toMatchObject({ ranked: [], top_k: [], recommended_ingest: [] });
    expect(flags.all_candidates_dropped).toBeUndefined();
  });

  test("whose candidates are all blocked gives an empty result with a flag", async () => {
    const { result, flags } = await run({ meta: { scoring_context: { disallowed_sources: ["example.com"] } } });
    expect(result.ranked).toEqual([]);
    expect(flags.all_candidates_dropped).toBe(true);
  });
});
