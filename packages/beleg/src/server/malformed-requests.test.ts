import { randomUUID } from "node:crypto";
import { METHODS } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, it } from "vitest";
import type { Store } from "../store/index.ts";
import { Problem } from "./errors/problem.ts";
import { type App, parseApiKeys } from "./index.ts";
import { useTestServer } from "./testing/test-server.ts";

let app: App;
let store: Store;
useTestServer((server) => {
  ({ app, store } = server);
});

const json = { "content-type": "application/json" };
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload, headers: { ...json, ...headers } });
const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");

describe("values no client of ours sends", () => {
  it.each([
    ["/v1/decisions", { updated_at: "soon", transaction_id: "x" }],
    ["/v1/decisions", { updated_at: "infinity", transaction_id: "x" }],
    ["/v1/reviews", { created_at: "2026-02-30T00:00:00Z", review_id: "x" }],
  ])("a cursor of %s with a time that is none", async (url, place) => {
    const response = await app.inject(`${url}?cursor=${cursor(place)}`);
    expect([response.statusCode, response.json().code]).toEqual([400, "invalid_cursor"]);
  });

  it.each(["/v1/runs/0x10", "/v1/runs/1e3", "/v1/runs/%201", "/v1/runs/01", "/v1/runs/1.0", "/v1/runs?limit=0x1"])(
    "%s, which only a lenient reader takes for a number",
    async (url) => {
      const response = await app.inject(url);
      expect([response.statusCode, response.json().code]).toEqual([400, "invalid_type"]);
    },
  );

  it("a version no case can have", async () => {
    const response = await app.inject("/v1/decisions/x?version=99999999999");
    expect([response.statusCode, response.json().path]).toEqual([400, "query.version"]);
  });

  it.each([
    ["/v1/documents", { document_id: "d", text: "A text." }],
    ["/v1/rerank/runs/1/sources", { url: "https://a.example/", text: "A text." }],
  ])("a date for %s that is none", async (url, body) => {
    const response = await post(url, { ...body, detected_date: "last week" });
    expect([response.statusCode, response.json().code]).toEqual([400, "datetime_unparsable"]);
  });

  it("a number too large to be one, wherever it stands", async () => {
    const body = '{"summary_text":"abc","factuality":{"issue_spans":[{"start_char":0,"end_char":1e999}]}}';
    const response = await post("/v1/report", body);
    const { code, path } = response.json();
    expect([response.statusCode, code, path]).toEqual([400, "not_finite", "factuality.issue_spans[0].end_char"]);
  });

  it("a body nested deeper than any answer could be written", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const documents = `[{"text":"A text.","more":${deep}}]`;
    const response = await post("/v2/rerank", `{"query":"a","documents":${documents},"return_documents":true}`);
    expect([response.statusCode, response.json().code]).toEqual([400, "too_deep"]);
  });

  it.each([
    ["/v1/documents/read", '{"content":"",@}', "too_many_values"],
    ["/v1/check", '{"summary_text":"A text.",@}', "too_many_values"],
    ["/v1/rerank", '{"query":"a","candidates":[{@}]}', "too_many_keys"],
    ["/v2/rerank", '{"query":"a","documents":[{@}]}', "too_many_keys"],
  ])("a body for %s of keys without end", async (url, body, code) => {
    const keys = Array.from({ length: 150_000 }, (_, index) => `"k${index}":1`).join(",");
    const response = await post(url, body.replace("@", keys));
    expect([response.statusCode, response.json().code, response.json().path]).toEqual([400, code, "body"]);
  });

  it.each([
    ["/v1/rerank", '{"query":"a","candidates":@}', "candidates"],
    ["/v1/rerank", '{"query":"a","candidates":[],"rag":{"documents":@}}', "rag.documents"],
    [
      "/v1/rerank",
      '{"query":"a","candidates":[],"meta":{"scoring_context":{"preferred_sources":@}}}',
      "meta.scoring_context.preferred_sources",
    ],
    ["/v2/rerank", '{"query":"a","documents":["a"],"rank_fields":@}', "rank_fields"],
    ["/v1/decisions", '{"history":@}', "history"],
    ["/v1/decisions", '{"customer_behavior":{"usual_devices":@}}', "customer_behavior.usual_devices"],
  ])("a list for %s that is only there to be long: %s", async (url, body, path) => {
    // As long as the route takes it: what is kept may have less.
    const entries = url === "/v1/decisions" ? 80_000 : 150_000;
    const response = await post(url, body.replace("@", `[${"{},".repeat(entries)}{}]`));
    expect(response.statusCode).toBe(400);
    const { errors = [response.json()] } = response.json();
    // One error for the list, not one for each of its entries: making those held up everybody for seconds.
    const about = (errors as { code: string; path: string }[]).filter((error) => error.path.startsWith(path));
    expect(about.map(({ code, path: at }) => [code, at])).toEqual([["too_long", path]]);
  });
});

describe("a rerank request with several mistakes", () => {
  it("hears about them, and not about the fields of another kind of client", async () => {
    const response = await post("/v1/rerank", { query: "a", candidates: [{ id: "1" }, { id: "2" }], kk: 1 });
    expect(response.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      "candidates[0].snippet",
      "candidates[1].snippet",
      "kk",
    ]);
  });

  it("hears about documents where it has them", async () => {
    const response = await post("/v1/rerank", { query: "", documents: [1] });
    expect(response.json().errors.map(({ path }: { path: string }) => path)).toEqual(["query", "documents[0]"]);
  });
});

describe("an idempotency key", () => {
  const key = () => ({ "idempotency-key": randomUUID() });

  it("keeps an answer without a body", async () => {
    const decisions = store.tenant("default").decisions;
    const made = await post("/v1/decisions", {
      transaction: {
        transaction_id: "T-1",
        customer_id: "C-1",
        amount: "100.00",
        currency: "PEN",
        country: "PE",
        channel: "web",
        device_id: "D-1",
        timestamp: "2026-01-01T12:00:00Z",
        merchant_id: "M-1",
      },
    });
    expect(made.statusCode).toBe(200);
    const [text] = await decisions.customerTexts("T-1");
    const headers = key();
    const url = `/v1/customer-texts/${text!.id}/feedback`;
    expect((await post(url, { rating: 4 }, headers)).statusCode).toBe(204);
    const again = await post(url, { rating: 4 }, headers);
    expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([204, "true"]);
    expect(await decisions.feedback("T-1")).toHaveLength(1);
  });

  it("keeps the headers an answer is read by", async () => {
    const headers = key();
    const first = await post("/v1/runs", { summary_text: "A text." }, headers);
    const again = await post("/v1/runs", { summary_text: "A text." }, headers);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.headers.location).toBe(first.headers.location);
    const page = key();
    await post("/v1/report?format=html", { summary_text: "A text." }, page);
    const shown = await post("/v1/report?format=html", { summary_text: "A text." }, page);
    expect(shown.headers["content-security-policy"]).toMatch(/^sandbox/);
  });

  it("is not held for ever by a call of the Model Context Protocol", async () => {
    const headers = { ...key(), accept: "application/json, text/event-stream" };
    const call = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    expect((await post("/mcp", call, headers)).statusCode).toBe(200);
    expect((await post("/mcp", call, headers)).statusCode).toBe(200);
  });
});

describe("what is no request at all", () => {
  it.each([
    ["two lengths", "POST /v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"],
    ["no method", "FROB(NICATE) / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a method no server knows", "FROBNICATE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["headers without end", `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(40_000)}\r\n\r\n`],
  ])("%s: a problem document like any other error", async (_name, bytes, status = 400) => {
    if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      socket.on("close", () => resolve(text));
    });
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]*application\/problem\+json/);
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ status });
    expect(/^allow: (.*)$/m.exec(head)?.[1]).toBe(status === 405 ? "GET, HEAD, POST, DELETE" : undefined);
  });
});

describe("the language of an error", () => {
  it.each([
    ["fr, es;q=0.1, de;q=0.9", /gibt keinen/],
    ["en;q=0.2, es", /no existe/],
    ["de;q=0, en", /there is no/],
    ["pt-BR,pt;q=0.9", /não existe/],
    ["*", /there is no/],
    ["de;q=x, es;q=0.5", /no existe/],
  ])("%s", async (wish, words) => {
    const response = await app.inject({ url: "/v1/runs/4711", headers: { "accept-language": wish } });
    expect(response.json().detail).toMatch(words);
  });
});

it("a kept check does not end before it was made", async () => {
  const { run_id } = (await post("/v1/check", { summary_text: "A text.", store: true })).json();
  const { created_at, finished_at } = (await app.inject(`/v1/runs/${run_id}`)).json();
  expect(finished_at).toBe(created_at);
});

describe("methods", () => {
  it("HEAD answers as GET does, without the body", async () => {
    const response = await app.inject({ method: "HEAD", url: "/healthz" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  it.each(METHODS.filter((method) => !["GET", "HEAD", "POST", "CONNECT"].includes(method)))(
    "%s is told the right ones, whatever it brings along",
    async (method) => {
      const bodies = [{}, { payload: "not json", headers: { "content-type": "text/plain" } }];
      for (const body of bodies) {
        const response = await app.inject({ method: method as "PATCH", url: "/v1/runs", ...body });
        expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
      }
    },
  );
});

it("refuses the same key for two tenants, whose data it would open by chance", () => {
  expect(() => parseApiKeys("a:all:the-very-same-key-01,b:read:the-very-same-key-01")).toThrow(/entry 2/);
});
