import { ExplainabilityResult } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import type { Store } from "../store/index.ts";
import { RunDetail } from "./contracts/run.ts";
import type { App } from "./index.ts";
import { testServer, useTestServer } from "./testing/test-server.ts";

const texts = {
  article_text: "The population of France is 67 million. The bridge opened in 1932.",
  summary_text: "😀 The population of France is 69 million.",
};

let app: App;
let store: Store;
useTestServer((server) => {
  ({ app, store } = server);
});

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload: payload as object, headers });
const get = async (url: string) => (await app.inject(url)).json();

/** The events of a stream, in order. */
function eventsIn(text: string) {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [name = "", data = ""] = block.split("\n");
      return { name: name.slice(7), data: JSON.parse(data.slice(6)) as Record<string, unknown> };
    });
}

describe("runs", () => {
  it("are made in the background and followed as events", async () => {
    const created = await post("/v1/runs", { ...texts, label: "France" });
    expect(created.statusCode).toBe(202);
    const { run_id } = created.json();
    expect(created.headers.location).toBe(`/v1/runs/${run_id}`);
    const stream = await app.inject(`/v1/runs/${run_id}/events`);
    expect(stream.headers["content-type"]).toMatch(/^text\/event-stream/);
    expect(stream.headers["content-security-policy"]).toBeDefined();
    const events = eventsIn(stream.body);
    const dimensions = events.filter(({ name }) => name === "progress").map(({ data }) => data.dimension);
    expect(new Set(dimensions)).toEqual(new Set(["coherence", "factuality", "readability"]));
    expect(dimensions).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({ name: "end", data: { status: "success", num_high_severity: 1 } });
    const run = RunDetail.parse(await get(`/v1/runs/${run_id}`));
    expect(run).toMatchObject({ status: "success", label: "France", summary: { text: texts.summary_text } });
    expect(run.report?.findings[0]?.span?.text).toBe("69 million");
  });

  it("take what a check takes: sources, dimensions and how many places come first", async () => {
    const sources = [
      {
        id: "a",
        text: "The bridge opened in 1932.",
        title: "Bridges",
        url: "https://example.org/a",
        date: "2024-05-01",
      },
      { id: "b", text: "The bridge opened in 1923. \u0000 It is long." },
    ];
    const order = {
      summary_text: "The bridge opened in 1932.",
      sources,
      dimensions: ["factuality"],
      top_k: 1,
      debug: true,
    };
    const created = await post("/v1/runs", { ...order, store: true, offset_encoding: "utf-16" });
    expect(created.statusCode).toBe(202);
    const { run_id } = created.json();
    await app.inject(`/v1/runs/${run_id}/events`);
    const run = RunDetail.parse(await get(`/v1/runs/${run_id}`));
    expect(run.sources).toEqual(sources);
    expect(Object.keys(run.results)).toEqual(["factuality"]);
    expect(run.report?.findings[0]?.source.issue_type).toBe("SOURCES_DISAGREE");
    const claims = run.results.factuality?.details.claims as { evidence: unknown; conflict: unknown; debug: unknown }[];
    expect(claims[0]).toMatchObject({ evidence: { source_id: "a" }, conflict: { source_id: "b" } });
    expect(claims[0]?.debug).toBeDefined();
    const html = await app.inject(`/v1/runs/${run_id}/report?format=md&locale=en`);
    for (const words of ["b:1:1", "a:1:1", "Bridges"]) expect(html.body).toContain(words);
  });

  it("of a stored check keep its sources too, and article_text beside them", async () => {
    const order = { summary_text: "The bridge opened in 1932.", article_text: "It is long.", store: true };
    const { run_id } = (
      await post("/v1/check", { ...order, sources: [{ id: "a", text: "The bridge opened in 1932." }] })
    ).json();
    const { sources, config } = RunDetail.parse(await get(`/v1/runs/${run_id}`));
    expect(sources?.map(({ id, text }) => [id, text])).toEqual([
      ["article_text", "It is long."],
      ["a", "The bridge opened in 1932."],
    ]);
    expect(config).not.toHaveProperty("sources");
  });

  it.each([
    ["/v1/runs", { store: false }, "invalid_value", "store"],
    ["/v1/runs", { offset_encoding: "unicode" }, "invalid_value", "offset_encoding"],
    [
      "/v1/check",
      {
        sources: [
          { id: "a", text: "" },
          { id: "a", text: "" },
        ],
      },
      "duplicate_source",
      "sources[1].id",
    ],
    ["/v1/check", { sources: [{ id: "article_text", text: "x" }] }, "duplicate_source", "sources[0].id"],
    ["/v1/runs", { sources: [{ id: "article_text", text: "x" }] }, "duplicate_source", "sources[0].id"],
  ])("%s refuses %j with %s", async (url, more, code, path) => {
    const refused = await post(url, { ...texts, ...more });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code, path });
  });

  it("speak the language they were ordered in", async () => {
    for (const [locale, word] of [
      ["en", "source"],
      ["es", "fuente"],
    ] as const) {
      const { run_id } = (await post("/v1/runs", { ...texts, locale })).json();
      await app.inject(`/v1/runs/${run_id}/events`);
      const run = RunDetail.parse(await get(`/v1/runs/${run_id}`));
      expect(run.report?.findings[0]?.message).toContain(word);
    }
  });

  it("are kept by a check that asks for it, whatever its caller counts", async () => {
    const answer = (await post("/v1/check", { ...texts, store: true, offset_encoding: "unicode" })).json();
    const [span] = answer.factuality.issue_spans;
    expect(Array.from(texts.summary_text).slice(span.start_char, span.end_char).join("")).toBe("69 million");
    const run = RunDetail.parse(await get(`/v1/runs/${answer.run_id}`));
    const kept = run.results.factuality!.issue_spans[0]!;
    expect(texts.summary_text.slice(kept.start_char, kept.end_char)).toBe("69 million");
    const report = ExplainabilityResult.parse(await get(`/v1/runs/${answer.run_id}/report?offsets=unicode`));
    expect(report.findings[0]!.span!.start_char).toBe(span.start_char);
    const sarif = await app.inject(`/v1/runs/${answer.run_id}/report?format=sarif`);
    expect(sarif.headers["content-type"]).toMatch(/sarif/);
  });

  it("are listed page by page, found by their words, and deleted", async () => {
    for (let i = 0; i < 5; i += 1) {
      await post("/v1/check", { ...texts, dimensions: ["readability"], store: true, label: `list 100%_${i}` });
    }
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await get(`/v1/runs?limit=2&q=${encodeURIComponent("LIST 100%_")}${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ label }: { label: string }) => label));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((i) => `list 100%_${i}`));
    expect((await get("/v1/runs?q=100x")).items).toEqual([]);
    const { items } = await get("/v1/runs?high=true&limit=200");
    expect(items.every((run: { num_high_severity: number }) => run.num_high_severity > 0)).toBe(true);
    const [{ id }] = (await get("/v1/runs?limit=1")).items;
    expect((await app.inject({ method: "DELETE", url: `/v1/runs/${id}` })).statusCode).toBe(204);
    expect((await app.inject(`/v1/runs/${id}`)).statusCode).toBe(404);
  });

  it.each([
    ["/v1/runs?cursor=nonsense", 400, "invalid_cursor"],
    ["/v1/runs?limit=0", 400, "too_small"],
    ["/v1/runs?frobnicate=1", 400, "unknown_key"],
    ["/v1/runs/999999", 404, "run_not_found"],
    ["/v1/runs/999999/events", 404, "run_not_found"],
    ["/v1/runs/..%2f..%2fetc", 400, "invalid_type"],
  ])("answer %s", async (url, status, code) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe("an idempotency key", () => {
  it("gives the same answer again and takes effect once", async () => {
    const body = { ...texts, dimensions: ["readability"], store: true, label: "once" };
    const first = await post("/v1/check", body, { "idempotency-key": "k1" });
    const again = await post("/v1/check", Object.fromEntries(Object.entries(body).reverse()), {
      "idempotency-key": "k1",
    });
    expect(again.body).toBe(first.body);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
    expect((await get("/v1/runs?q=once")).items).toHaveLength(1);
  });

  it("gives an answer again that was not stored either", async () => {
    const first = await post("/v1/check", texts, { "idempotency-key": "k0" });
    const again = await post("/v1/check", texts, { "idempotency-key": "k0" });
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.body).toBe(first.body);
  });

  it("is refused with another request", async () => {
    await post("/v1/check", texts, { "idempotency-key": "k2" });
    const other = await post("/v1/check", { ...texts, top_k: 3 }, { "idempotency-key": "k2" });
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
    const elsewhere = await post("/v1/report", texts, { "idempotency-key": "k2" });
    expect(elsewhere.statusCode).toBe(422);
  });

  it("is refused while the first request is at work", async () => {
    await store.tenant("default").idempotency.claim("k3", "x");
    const second = await post("/v1/check", texts, { "idempotency-key": "k3" });
    expect(second.statusCode).toBe(422);
  });

  it("must be printable and short", async () => {
    const response = await post("/v1/check", texts, { "idempotency-key": "x".repeat(256) });
    expect([response.statusCode, response.json().code]).toEqual([400, "invalid_header"]);
  });
});

it("is ready when store and queue answer", async () => {
  const response = await app.inject("/readyz");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: "ready", parts: { judges: "ok", store: "ok", queue: "ok", graph: "off" } });
});

it("is not ready while its judges warm up", async () => {
  const parts = { judges: "warming_up", store: "ok", queue: "ok", graph: "off" } as const;
  const cold = await testServer({ readiness: async () => parts });
  const response = await cold.app.inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([503, { status: "not_ready", parts }]);
  await cold.close();
});

it("gives the place of a follower who left to the next one", async () => {
  const mine = store.tenant("default");
  const { run_id } = await mine.runs.create({ model: "none", summary: { text: "A text." } });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const statuses: number[] = [];
  for (let count = 0; count < 80; count += 1) {
    const leaving = new AbortController();
    const response = await fetch(`${address}/v1/runs/${run_id}/events`, { signal: leaving.signal });
    statuses.push(response.status);
    leaving.abort();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});
