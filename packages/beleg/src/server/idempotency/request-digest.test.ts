import { describe, expect, it } from "vitest";
import type { App } from "../app.ts";
import { useTestServer } from "../testing/test-server.ts";

let app: App;
useTestServer((server) => {
  app = server.app;
});

const long = "The bridge opened in 1932. ".repeat(3500);
const send = async (url: string, key: string, payload: string) => {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  const { statusCode, headers: answered, body } = await app.inject({ method: "POST", url, headers, payload });
  return { status: statusCode, replayed: answered["idempotency-replayed"] === "true", body };
};

describe("two requests with one idempotency key", () => {
  it.each(["It opened in 1923.", long])("are the same however their bodies were written (%#)", async (text) => {
    const key = `run-${text.length}`;
    const texts = { article_text: "The bridge opened in 1932.", summary_text: text };
    const first = await send("/v1/runs", key, JSON.stringify(texts));
    expect(first).toMatchObject({ status: 202, replayed: false });
    const { summary_text, article_text } = texts;
    const again = await send("/v1/runs", key, JSON.stringify({ summary_text, article_text }, null, 2));
    expect(again).toEqual({ ...first, replayed: true });
    const other = JSON.stringify({ ...texts, summary_text: `${text} Or not.` });
    expect(await send("/v1/runs", key, other)).toMatchObject({ status: 422 });
  });

  it("are the same where a long body only passes through, byte for byte", async () => {
    const ranked = (snippet: string) => JSON.stringify({ query: "bridge", candidates: [{ id: "a", snippet }] });
    const first = await send("/v1/rerank", "rank", ranked(long));
    expect(first).toMatchObject({ status: 200, replayed: false });
    expect(await send("/v1/rerank", "rank", ranked(long))).toEqual({ ...first, replayed: true });
    expect(await send("/v1/rerank", "rank", ranked(`${long}!`))).toMatchObject({ status: 422 });
  });
});
