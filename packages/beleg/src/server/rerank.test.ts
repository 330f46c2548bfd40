import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { RerankEnvelope, ReviewItem } from "@beleg/core/contracts";
import { CohereClient, CohereClientV2 } from "cohere-ai";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkCoverage } from "../review/index.ts";
import { CohereRerankAnswer } from "./contracts/cohere.ts";
import { RerankRunDetail } from "./contracts/rerank-run.ts";
import type { App } from "./index.ts";
import { fromCohere, toCohere } from "./rerank/cohere-adapter.ts";
import { testServer } from "./testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let app: App;
let address: string;
beforeAll(async () => {
  server = await testServer();
  app = server.app;
  await app.listen({ host: "127.0.0.1", port: 0 });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const documents = [
  "The committee met on Tuesday and discussed the canteen menu.",
  "Retention of server log files: delete access logs after seven days unless an incident is open.",
  "Log retention periods and the deletion of access logs in web servers, a guide for administrators.",
  "Bread recipes from the Black Forest.",
];
const query = "how long may access logs be kept";
const post = (url: string, payload: unknown) => app.inject({ method: "POST", url, payload: payload as object });

describe("an unmodified Cohere client", () => {
  it("ranks with the first version", async () => {
    const client = new CohereClient({ token: "any", environment: address });
    const { results } = await client.rerank({ model: "rerank-v3.5", query, documents, topN: 2, returnDocuments: true });
    expect(results.map(({ index }) => index).sort((a, b) => a - b)).toEqual([1, 2]);
    expect(results[0]!.relevanceScore).toBeGreaterThanOrEqual(results[1]!.relevanceScore);
    expect(results[0]!.document?.text).toBe(documents[results[0]!.index]);
  });

  it("ranks with the second version", async () => {
    const client = new CohereClientV2({ token: "any", environment: address });
    const { results } = await client.rerank({ model: "rerank-v3.5", query, documents });
    expect(results).toHaveLength(4);
    expect(
      results
        .slice(0, 2)
        .map(({ index }) => index)
        .sort((a, b) => a - b),
    ).toEqual([1, 2]);
  });

  it("gets an error it understands", async () => {
    const client = new CohereClient({ token: "any", environment: address, maxRetries: 0 });
    await expect(client.rerank({ query: "", documents })).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("the Cohere answer", () => {
  it("holds every document once, best first, for any documents", async () => {
    const document = fc.oneof(fc.string(), fc.constantFrom(...documents, "", "  "), fc.record({ text: fc.string() }));
    await fc.assert(
      fc.asyncProperty(fc.array(document, { minLength: 1, maxLength: 12 }), async (given) => {
        const response = await post("/v1/rerank", { query, documents: given });
        const { results } = CohereRerankAnswer.parse(response.json());
        expect(results.map(({ index }) => index).sort((a, b) => a - b)).toEqual(given.map((_, index) => index));
        for (let i = 1; i < results.length; i += 1) {
          expect(results[i]!.relevance_score).toBeLessThanOrEqual(results[i - 1]!.relevance_score);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("gives a double the score of its twin", async () => {
    const twice = [documents[1]!, documents[1]!];
    const { results } = CohereRerankAnswer.parse((await post("/v1/rerank", { query, documents: twice })).json());
    expect(results[0]!.relevance_score).toBe(results[1]!.relevance_score);
    expect(results[0]!.relevance_score).toBeGreaterThan(0);
  });

  it("reads the fields it is told to", () => {
    const request = { query, documents: [{ title: "T", text: "x", body: "y" }], rank_fields: ["body"] };
    expect(fromCohere(request).candidates[0]).toEqual({ id: "0", title: "T", snippet: "y" });
    expect(typeof toCohere).toBe("function");
  });
});

describe("our own body", () => {
  const candidates = documents.map((snippet, index) => ({
    id: `c${index}`,
    snippet,
    title: "",
    url: `https://site${index}.example/page`,
  }));

  it("answers with the envelope, compared with the tenant's own collection", async () => {
    await post("/v1/documents", {
      document_id: "d1",
      title: "Log policy",
      text: "Access logs are kept for seven days.",
    });
    const response = await post("/v1/rerank", { query, candidates, meta: { tenant_id: "somebody-else" } });
    const envelope = RerankEnvelope.parse(response.json());
    expect(envelope.rag_summaries.map(({ document_id }) => document_id)).toEqual(["d1"]);
    expect(envelope.result.ranked.length + envelope.flags.debug.pre_filter.dropped.length).toBe(4);
  });

  it("gives its reasons in the language that was asked for", async () => {
    const ask = async (language: string) => {
      const headers = { "accept-language": language };
      const response = await app.inject({ method: "POST", url: "/v1/rerank", payload: { query, candidates }, headers });
      return RerankEnvelope.parse(response.json()).result.ranked[0]!.reason;
    };
    expect(await ask("es-PE")).toMatch(/^Contiene/);
    expect(await ask("en")).toMatch(/^Holds/);
  });

  it("fails with the spec's words for a wrong context", async () => {
    const meta = { scoring_context: { min_diversity_buckets: 0 } };
    const response = await post("/v1/rerank", { query, candidates, meta });
    expect([response.statusCode, response.json().code]).toEqual([400, "min_diversity_buckets_too_small"]);
  });

  it("goes before a person, whose decision takes effect once and lets sources in", async () => {
    const { run_id, review_id } = (await post("/v1/rerank?review=true", { query, candidates, k: 2 })).json();
    const { items } = (await app.inject("/v1/reviews?status=pending")).json();
    const item = ReviewItem.parse(items.find((one: { review_id: string }) => one.review_id === review_id));
    const presented = item.snapshot.presented as string[];
    const decision = { action: "partial", snapshot_digest: item.snapshot_digest, approved_ids: presented.slice(0, 1) };
    const url = `/v1/reviews/${review_id}/decision`;
    const wrong = await post(url, { ...decision, snapshot_digest: "0".repeat(64) });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, "review_changed"]);
    const decided = await post(url, { ...decision, actor: "Ada" });
    expect(decided.statusCode).toBe(200);
    expect(decided.json()).toMatchObject({ status: "partial", decision: { actor: "Ada" } });
    const late = await post(url, { ...decision, action: "reject", approved_ids: [] });
    expect([late.statusCode, late.json().code]).toEqual([409, "review_closed"]);
    const detail = (await app.inject(`/v1/reviews/${review_id}`)).json();
    expect(detail.decisions.map((one: { late: boolean }) => one.late)).toEqual([false, true]);
    const review = { review_id, status: "partial", expires_at: item.expires_at, expiry_policy: item.expiry_policy };
    const run = RerankRunDetail.parse((await app.inject(`/v1/rerank/runs/${run_id}`)).json());
    expect(run).toMatchObject({
      status: "approved",
      review,
      sources: [{ status: "pending", candidate_id: presented[0] }],
    });
    const content = { url: run.sources[0]!.url, text: "Access logs: seven days." };
    expect((await post(`/v1/rerank/runs/${run_id}/sources`, content)).json()).toEqual({ status: "ingested" });
    expect((await post(`/v1/rerank/runs/${run_id}/sources`, content)).json()).toEqual({ status: "already" });
    const exported = (await app.inject("/v1/reviews/export")).body.trim().split("\n");
    expect(exported.map((line) => JSON.parse(line).review_id)).toContain(review_id);
    const list = (await app.inject("/v1/rerank/runs?limit=1")).json();
    expect(list.items[0].id).toBe(run_id);
  });

  it("shows what the coverage verifier found as the description says, failed sources and later ones counted", async () => {
    const { run_id, review_id } = (await post("/v1/rerank?review=true", { query, candidates, k: 2 })).json();
    const { snapshot_digest } = (await app.inject(`/v1/reviews/${review_id}`)).json();
    await post(`/v1/reviews/${review_id}/decision`, { action: "approve", snapshot_digest });
    const show = async () => RerankRunDetail.parse((await app.inject(`/v1/rerank/runs/${run_id}`)).json());
    const [first, second] = (await show()).sources;
    const failed = await post(`/v1/rerank/runs/${run_id}/sources/failed`, { url: first!.url, code: "not_found" });
    expect([failed.statusCode, failed.json()]).toEqual([200, { status: "failed" }]);
    const unasked = await post(`/v1/rerank/runs/${run_id}/sources/failed`, { url: "https://x.example", code: "gone" });
    expect([unasked.statusCode, unasked.json().code]).toEqual([409, "ingest_not_approved"]);
    await checkCoverage(server.store, "default", run_id, {
      clock: { now: Date.now },
      delay: async () => {},
      timeoutMs: 0,
    });
    expect((await show()).coverage?.summary).toMatchObject({ total: 2, failed_count: 1, pending_count: 1 });
    await post(`/v1/rerank/runs/${run_id}/sources`, { url: second!.url, text: "Access logs: seven days." });
    expect(await show()).toMatchObject({
      status: "done",
      coverage: { summary: { ingested_count: 1, failed_count: 1, pending_count: 0, success_ratio: 0.5 } },
    });
  });

  it("takes the specification's ScoreResultsData, and names its own field when that is wrong", async () => {
    const plain = RerankEnvelope.parse((await post("/v1/rerank", { query, candidates })).json());
    const other = RerankEnvelope.parse((await post("/v1/rerank", { query, results: candidates })).json());
    expect(other.result).toEqual(plain.result);
    const wrong = await post("/v1/rerank", { query, results: [{ id: "a" }] });
    expect([wrong.statusCode, wrong.json().code, wrong.json().path]).toEqual([
      400,
      "missing_field",
      "results[0].snippet",
    ]);
    const opened = await post("/v1/rerank?review=true", { query, results: candidates, k: 1 });
    expect(opened.json().result.top_k).toHaveLength(1);
  });

  it("counts pending sources from the decision on, in the run, in the list and as events, without a worker", async () => {
    const { run_id, review_id } = (await post("/v1/rerank?review=true", { query, candidates, k: 2 })).json();
    const { snapshot_digest } = (await app.inject(`/v1/reviews/${review_id}`)).json();
    const show = async () => (await app.inject(`/v1/rerank/runs/${run_id}`)).json().coverage;
    const listed = async () => (await app.inject("/v1/rerank/runs?limit=1")).json().items[0].coverage;
    expect([await show(), await listed()]).toEqual([null, null]);
    await post(`/v1/reviews/${review_id}/decision`, { action: "approve", snapshot_digest });
    const waiting = {
      total: 2,
      ingested_count: 0,
      failed_count: 0,
      pending_count: 2,
      success_ratio: 0,
      timed_out: false,
    };
    expect([await show(), await listed()]).toEqual([{ summary: waiting }, waiting]);
    const stream = (await app.inject({ url: `/v1/rerank/runs/${run_id}/events`, payloadAsStream: true })).stream();
    let body = "";
    stream.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    const ended = once(stream, "end");
    await expect.poll(() => body).toContain('"pending_count":2');
    const { sources } = (await app.inject(`/v1/rerank/runs/${run_id}`)).json();
    await post(`/v1/rerank/runs/${run_id}/sources`, { url: sources[0].url, text: "Access logs: seven days." });
    expect((await show()).summary).toMatchObject({ ingested_count: 1, pending_count: 1, success_ratio: 0.5 });
    await expect.poll(() => body).toContain('"pending_count":1');
    await post(`/v1/rerank/runs/${run_id}/sources/failed`, { url: sources[1].url, code: "gone" });
    await ended;
    const told = [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => {
      const { status, coverage } = JSON.parse(data!);
      return [name, status, coverage.ingested_count, coverage.failed_count, coverage.pending_count];
    });
    expect(told).toEqual([
      ["coverage", "approved", 0, 0, 2],
      ["coverage", "approved", 1, 0, 1],
      ["coverage", "done", 1, 1, 0],
      ["end", "done", 1, 1, 0],
    ]);
  });

  it("lets a disallowed source in only after an override with a reason", async () => {
    const meta = { scoring_context: { disallowed_sources: ["bad.example.org"] } };
    const { review_id } = (await post("/v1/rerank?review=true", { query, candidates, meta, k: 1 })).json();
    const { snapshot_digest } = (await app.inject(`/v1/reviews/${review_id}`)).json();
    const added = { action: "approve", snapshot_digest, added_urls: ["https://bad.example.org/x"] };
    const url = `/v1/reviews/${review_id}`;
    const refused = await post(`${url}/decision`, added);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "source_disallowed"]);
    const script = await post(`${url}/decision`, { ...added, added_urls: ["javascript:alert(1)"] });
    expect([script.statusCode, script.json().code]).toEqual([422, "source_address_refused"]);
    const silent = await post(`${url}/override`, { url: "https://bad.example.org/x", reason: " " });
    expect(silent.statusCode).toBe(400);
    const said = { url: "https://bad.example.org/x", reason: "the author allowed it" };
    expect((await post(`${url}/override`, said)).json()).toMatchObject({ status: "pending" });
    expect((await post(`${url}/decision`, added)).json()).toMatchObject({ status: "approved" });
    const document = { document_id: "x", text: "x", url: "javascript:alert(1)" };
    expect((await post("/v1/documents", document)).json().code).toBe("source_address_refused");
  });

  it("decides by ids as the table says: empty is refused, a rejection of some leaves the others waiting", async () => {
    const { review_id } = (await post("/v1/rerank?review=true", { query, candidates, k: 2 })).json();
    const { snapshot_digest, snapshot } = (await app.inject(`/v1/reviews/${review_id}`)).json();
    const decide = (said: object) => post(`/v1/reviews/${review_id}/decision`, { snapshot_digest, ...said });
    const [first, second] = snapshot.presented;
    for (const said of [
      { action: "approve", approved_ids: [] },
      { action: "reject", rejected_ids: [] },
    ]) {
      const refused = await decide(said);
      expect([refused.statusCode, refused.json().code]).toEqual([422, "review_empty_selection"]);
    }
    expect((await decide({ action: "reject", rejected_ids: [first] })).json().status).toBe("pending");
    expect((await decide({ action: "approve" })).json()).toMatchObject({
      status: "partial",
      decision: { approved_ids: [second], rejected_ids: [first] },
    });
  });

  it.each([
    ["GET", "/v1/rerank/runs/999/events", 404, "rerank_run_not_found"],
    ["GET", "/v1/reviews/none", 404, "review_not_found"],
    ["GET", "/v1/rerank/runs/999", 404, "rerank_run_not_found"],
    ["GET", "/v1/reviews?cursor=e30", 400, "invalid_cursor"],
  ] as const)("%s %s", async (method, url, status, code) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});
