import { CheckAnswer, CompactResult } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import { CheckBatchAnswer } from "./contracts/check-batch.ts";
import type { App } from "./index.ts";
import { useTestServer } from "./testing/test-server.ts";

let app: App;
useTestServer((server) => {
  ({ app } = server);
});

const right = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1932." };
const wrong = { ...right, summary_text: "The bridge opened in 1923." };
const post = (payload: object, query = "", headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: `/v1/checks${query}`, payload, headers });

describe("a batch of checks", () => {
  it("answers each item in its order, the wrong ones too", async () => {
    const items = [
      { id: "a", ...wrong },
      { id: 2, summary_text: 7 },
      { ...right, dimensions: ["factuality"], sources: [{ id: "s", text: "It is long." }] },
      { ...right, colour: "blue" },
    ];
    const answer = await post({ items });
    expect(answer.statusCode).toBe(200);
    const { results, counts } = CheckBatchAnswer.parse(answer.json());
    expect(counts).toEqual({ total: 4, ok: 2, failed: 2 });
    expect(results).toMatchObject([
      { index: 0, id: "a", status: "ok" },
      { index: 1, id: 2, status: "failed", error: { code: "invalid_type", path: "summary_text", status: 400 } },
      { index: 2, status: "ok" },
      { index: 3, status: "failed", error: { code: "unknown_key" } },
    ]);
    const [first, , third] = results.map((one) => (one.status === "ok" ? CheckAnswer.parse(one.result) : undefined));
    expect(first).toEqual((await app.inject({ method: "POST", url: "/v1/check", payload: wrong })).json());
    expect(third?.coherence).toBeUndefined();
    expect(third?.factuality?.details.claims[0]?.evidence?.source_id).toBe("article_text");
  });

  it("is short where it is asked to be", async () => {
    const { results } = (await post({ items: [wrong, right] }, "?view=compact")).json();
    const verdicts = results.map(({ result }: { result: unknown }) => CompactResult.parse(result).verdict);
    expect(verdicts).toEqual(["blocked", "passed"]);
    const one = await app.inject({ method: "POST", url: "/v1/check?view=compact", payload: wrong });
    expect(one.json()).toEqual(results[0].result);
  });

  it("keeps an item once, however often it is sent with one key", async () => {
    const items = [{ ...wrong, store: true, label: "batched" }, right];
    const send = () => post({ items }, "?view=compact", { "idempotency-key": "batch-1" });
    const [first, second] = [await send(), await send()];
    expect(second.body).toBe(first.body);
    const { results } = first.json();
    expect(results[0].result.run_id).toBeGreaterThan(0);
    expect(results[1].result.run_id).toBeUndefined();
    const listed = (await app.inject("/v1/runs?q=batched")).json();
    expect(listed.items).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ items: [] }],
    [{ items: Array(101).fill(right) }],
    [{ items: ["text"] }],
    [{ items: [right], k: 1 }],
  ])("that is none is refused whole: %#", async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  });
});
