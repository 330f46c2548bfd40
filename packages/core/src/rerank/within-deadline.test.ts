import { describe, expect, test } from "vitest";
import { NOW } from "./testing/candidates.ts";
import { run } from "./testing/run-rerank.ts";

describe("the one deadline", () => {
  const never = new Promise<never>(() => {});
  /** Time passes only by waiting. */
  function patience() {
    let now = NOW;
    const waits: number[] = [];
    const delay = (ms: number) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    };
    return { clock: { now: () => now }, delay, waits };
  }

  test("holds against a retriever and a model that never answer", async () => {
    const { waits, ...time } = patience();
    const model = { name: "mute", complete: () => never };
    const { result, flags } = await run({ ...time, model, retriever: () => never, deadlineMs: 1000 });
    expect(result.ranked).toHaveLength(2);
    expect(flags).toMatchObject({ rag_unavailable: true, llm_timeout: true });
    expect(waits).toEqual([250, 750]);
  });

  test("a retriever that fails only raises its flag", async () => {
    const { result, flags } = await run({ retriever: () => Promise.reject(new Error("down")) });
    expect(result.ranked).toHaveLength(2);
    expect(result.coverage_delta).toContain("what the collection covers is not known");
    expect(flags).toMatchObject({ rag_unavailable: true, llm_timeout: false, llm_failure: false });
  });
});
