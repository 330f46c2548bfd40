import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leastOfThree } from "../../support/least-of-three.ts";
import { startOpenAiServer } from "../../support/openai-server.ts";
import { type OtlpReceiver, startOtlpReceiver } from "../../support/otlp/otlp-receiver.ts";
import { captureCli } from "../../support/run-cli.ts";
import { waitedMs } from "../../support/waited-time.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

let folder: string;
let receiver: OtlpReceiver;
let model: Awaited<ReturnType<typeof startOpenAiServer>>;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  model = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), "beleg-otlp-"));
  writeFileSync(join(folder, "article.txt"), "The secret bridge opened on Monday. It cost 40 million euros.");
  writeFileSync(join(folder, "summary.txt"), "The secret bridge opened on Monday. It cost 90 million euros.");
  const candidates = [
    { id: "a", snippet: "secret words on data", url: "https://a.example.com" },
    { id: "b", snippet: "more data", url: "https://www.bund.de/b" },
  ];
  writeFileSync(join(folder, "rerank.json"), JSON.stringify({ query: "data", candidates, rag: null }));
  const transaction = {
    transaction_id: "T-secret",
    customer_id: "C-secret",
    amount: "100.00",
    currency: "PEN",
    country: "PE",
    channel: "web",
    device_id: "D-1",
    timestamp: "2026-01-05T10:00:00Z",
    merchant_id: "M-1",
  };
  writeFileSync(join(folder, "case.json"), JSON.stringify({ transaction, customer_behavior: null }));
});
beforeEach(() => receiver.forget());
afterAll(async () => {
  await receiver.close();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (argv: string[], env: Record<string, string> = {}) =>
  captureCli(argv, { cwd: folder, env: { BELEG_HOME: join(folder, "home"), ...env } });
const sendTo = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
const CHECK = ["check", "summary.txt", "--source", "article.txt", "--quiet"];
const RERANK = ["rerank", "--input", "rerank.json", "--quiet"];
const asModel = () => ({ BELEG_MODEL: "openai/tiny", OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-secret-key" });
const spanNamed = (name: string) => receiver.spans().filter((span) => span.name === name);

describe("a check", () => {
  it("is a span of its command with one child for each judge, and metrics", async () => {
    const { code, stderr } = await run(CHECK, sendTo(receiver.url));
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    const [command] = spanNamed("beleg check");
    const [check] = spanNamed("check");
    expect(command?.parentSpanId).toBeUndefined();
    expect(check?.parentSpanId).toBe(command?.spanId);
    for (const dimension of ["factuality", "coherence", "readability"]) {
      const [judge] = spanNamed(`judge ${dimension}`);
      expect(judge).toMatchObject({ parentSpanId: check?.spanId, traceId: command?.traceId });
      expect(judge?.attributes).toMatchObject({ "beleg.dimension": dimension, "beleg.status": "ok" });
    }
    expect(spanNamed("judge factuality")[0]?.attributes).toMatchObject({
      "beleg.claims.total": 2,
      "beleg.claims.incorrect": 1,
      "beleg.gate.ok": 2,
      "beleg.origin": "embedded",
    });
    expect(receiver.points()).toContainEqual({
      name: "beleg.gate.reasons",
      value: 2,
      attributes: { "beleg.gate.reason": "ok" },
    });
    expect(receiver.points()).toContainEqual(
      expect.objectContaining({ name: "beleg.check.duration", value: 1, attributes: { "beleg.model": "none" } }),
    );
  });

  it("of a model has one child for each call, named by the conventions, and tells the model its trace", async () => {
    const before = model.requests.length;
    await run([...CHECK, "--dimensions", "readability", "--no-cache"], { ...sendTo(receiver.url), ...asModel() });
    const calls = spanNamed("chat tiny");
    expect(calls.length).toBeGreaterThan(0);
    expect(calls).toHaveLength(model.requests.length - before);
    const [judge] = spanNamed("judge readability");
    const { hostname, port } = new URL(model.url);
    for (const [index, call] of calls.entries()) {
      expect(call).toMatchObject({ kind: 3, parentSpanId: judge?.spanId });
      expect(call.attributes).toMatchObject({
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "openai",
        "gen_ai.system": "openai",
        "gen_ai.request.model": "tiny",
        "gen_ai.request.temperature": 0,
        "gen_ai.response.finish_reasons": ["stop"],
        "gen_ai.output.type": "json",
        "server.address": hostname,
        "server.port": Number(port),
        "beleg.purpose": "readability.judge",
      });
      expect(call.attributes["gen_ai.usage.input_tokens"]).toBeGreaterThan(0);
      expect(call.attributes["gen_ai.usage.output_tokens"]).toBeGreaterThan(0);
      expect(model.requests[before + index]?.headers.traceparent).toBe(`00-${call.traceId}-${call.spanId}-01`);
    }
    const names = receiver.points().map(({ name }) => name);
    expect(names).toContain("gen_ai.client.operation.duration");
    expect(names).toContain("gen_ai.client.token.usage");
  });

  it("counts answers from the cache, which are no calls", async () => {
    model.answer('{"score": 0.9, "issues": []}');
    const again = () => run([...CHECK, "--dimensions", "coherence"], { ...sendTo(receiver.url), ...asModel() });
    await again();
    receiver.forget();
    await again();
    expect(spanNamed("chat tiny")).toEqual([]);
    expect(receiver.points()).toContainEqual({
      name: "beleg.cache.requests",
      value: 1,
      attributes: { "beleg.cache": "model", "beleg.cache.hit": true },
    });
  });

  it("says what a failed call failed of", async () => {
    model.answer({ status: 401, message: "secret reason" });
    await run([...CHECK, "--dimensions", "readability", "--no-cache"], { ...sendTo(receiver.url), ...asModel() });
    const [call] = spanNamed("chat tiny");
    expect(call).toMatchObject({ status: { code: "2", message: "unauthorized" } });
    expect(call?.attributes["error.type"]).toBe("unauthorized");
    expect(spanNamed("judge readability")[0]?.attributes["beleg.status"]).toBe("failed");
  });
});

describe("a decision", () => {
  it("has a child for each phase, with how its agents ended", async () => {
    await run(["decide", "--input", "case.json"], sendTo(receiver.url));
    const [decide] = spanNamed("decide");
    expect(decide?.attributes).toMatchObject({ "beleg.status": "completed", "beleg.decision": expect.any(String) });
    for (const phase of ["signals", "retrieval", "evidence", "debate", "arbiter", "explainability"])
      expect(spanNamed(`decide ${phase}`)[0]?.parentSpanId).toBe(decide?.spanId);
    expect(spanNamed("decide debate")[0]?.attributes).toMatchObject({
      "beleg.agent.debate_pro_fraud": expect.any(String),
      "beleg.agent.debate_pro_customer": expect.any(String),
    });
    expect(receiver.points().map(({ name }) => name)).toContain("beleg.decide.duration");
    expect(receiver.text()).not.toMatch(/secret/);
  });
});

describe("a rerank", () => {
  it("carries the spec's keys", async () => {
    await run(RERANK, sendTo(receiver.url));
    expect(spanNamed("rerank")[0]?.attributes).toMatchObject({
      "hybrid.rag_cache_hit": false,
      "hybrid.llm_cache_hit": false,
      "hybrid.rrf_k_used": 90,
      "hybrid.final_diversity": 2,
      "hybrid.rag_unavailable": true,
      "hybrid.ranked_count": 2,
    });
    expect(receiver.text()).not.toContain("secret");
  });

  it("tells neither hosts nor kinds of sites, and of a refused request its code alone", async () => {
    const candidates = [{ id: "a", snippet: "data", url: "https://hr.secret-host.de/x", domain_type: "secret kind" }];
    const candidate = { id: "secret-id", snippet: "secret words" };
    const requests = [
      { query: "secret query", candidates },
      { query: "secret query", candidates: [...candidates, { ...candidates[0], id: "b", domain_type: null }] },
      { query: "secret query", candidates: [candidate, candidate] },
    ];
    for (const [index, request] of requests.entries()) {
      writeFileSync(join(folder, "odd.json"), JSON.stringify(request));
      const { code } = await run(["rerank", "--input", "odd.json"], sendTo(receiver.url));
      expect(code).toBe(index < 2 ? 0 : 2);
    }
    expect(spanNamed("rerank").map(({ attributes }) => attributes["error.type"])).toEqual([
      undefined,
      undefined,
      "duplicate_value",
    ]);
    expect(receiver.text()).not.toMatch(/secret/);
  });
});

describe("texts and keys", () => {
  it("never leave the machine by themselves", async () => {
    await run([...CHECK, "--no-cache"], { ...sendTo(receiver.url), ...asModel() });
    expect(receiver.spans().length).toBeGreaterThan(3);
    expect(receiver.text()).not.toMatch(/secret|bridge|euros/);
  });

  it("are sent where somebody asks for the texts, and keys not even then", async () => {
    await run([...CHECK, "--no-cache"], { ...sendTo(receiver.url), ...asModel(), BELEG_TELEMETRY_CONTENT: "true" });
    expect(spanNamed("check")[0]?.attributes["beleg.summary.text"]).toContain("It cost 90 million euros.");
    const { attributes = {} } = spanNamed("chat tiny")[0] ?? {};
    expect(JSON.parse(String(attributes["gen_ai.input.messages"]))).toMatchObject([{ role: "user" }]);
    expect(JSON.parse(String(attributes["gen_ai.output.messages"]))).toMatchObject([{ role: "assistant" }]);
    expect(receiver.text()).not.toContain("sk-secret-key");
    receiver.forget();
    await run(CHECK, sendTo(receiver.url));
    expect(receiver.text()).not.toContain("secret");
  });
});

describe("the standard variables", () => {
  it("name the service and describe it", async () => {
    const attributes = "deployment.environment.name=a%20b,service.name=lost,team=c";
    const env = { OTEL_SERVICE_NAME: "answers", OTEL_RESOURCE_ATTRIBUTES: attributes };
    await run(RERANK, { ...sendTo(receiver.url), ...env });
    expect(receiver.spans()[0]?.resource).toMatchObject({
      "service.name": "answers",
      "deployment.environment.name": "a b",
      team: "c",
    });
  });

  it("put the command into the trace of the environment", async () => {
    await run(RERANK, { ...sendTo(receiver.url), TRACEPARENT: `00-${TRACE}-${PARENT}-01`, TRACESTATE: "vendor=1" });
    const [command] = spanNamed("beleg rerank");
    expect(command).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, traceState: "vendor=1" });
    expect(spanNamed("rerank")[0]).toMatchObject({ traceId: TRACE, parentSpanId: command?.spanId });
  });

  it("keep spans back where the caller does not sample, or the sampler says so", async () => {
    await run(RERANK, { ...sendTo(receiver.url), TRACEPARENT: `00-${TRACE}-${PARENT}-00` });
    await run(RERANK, { ...sendTo(receiver.url), OTEL_TRACES_SAMPLER: "always_off" });
    await run(RERANK, { ...sendTo(receiver.url), OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" });
    expect(receiver.spans()).toEqual([]);
    expect(receiver.points().length).toBeGreaterThan(0);
  });

  it("choose JSON, whose messages say the same", async () => {
    await run(RERANK, { ...sendTo(receiver.url), OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" });
    expect(receiver.received.map(({ headers }) => headers["content-type"])).toEqual([
      "application/json",
      "application/json",
    ]);
    expect(spanNamed("rerank")[0]?.attributes).toMatchObject({ "hybrid.rrf_k_used": 90, "hybrid.ranked_count": 2 });
    expect(receiver.points().map(({ name }) => name)).toContain("beleg.rerank.duration");
  });

  it("set headers, addresses and protocols for each signal", async () => {
    await run(RERANK, {
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=a%20b",
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/here/traces`,
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${receiver.url}/there/metrics`,
      OTEL_EXPORTER_OTLP_METRICS_HEADERS: "x-kind=metrics",
      OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: "http/json",
    });
    const [traces, metrics] = receiver.received.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(traces).toMatchObject({
      path: "/here/traces",
      headers: { "x-team": "a b", "content-type": "application/x-protobuf" },
    });
    expect(traces?.headers).not.toHaveProperty("x-kind");
    expect(metrics).toMatchObject({
      path: "/there/metrics",
      headers: { "x-team": "a b", "x-kind": "metrics", "content-type": "application/json" },
    });
  });

  it.each([
    {},
    { LANGFUSE_PUBLIC_KEY: "pk" },
    { OTEL_EXPORTER_OTLP_HEADERS: "a=b" },
    { OTEL_SDK_DISABLED: "true", endpoint: true },
    { OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none", endpoint: true },
  ])("leave telemetry off with %j", async ({ endpoint, ...env }: Record<string, string | boolean>) => {
    const { code } = await run(RERANK, { ...(endpoint && sendTo(receiver.url)), ...(env as Record<string, string>) });
    expect(code).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  it("that name a protocol nobody speaks here cost a line and nothing else", async () => {
    const { code, stderr } = await run(RERANK, { ...sendTo(receiver.url), OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" });
    expect({ code, received: receiver.received }).toEqual({ code: 0, received: [] });
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining('"grpc"')]);
  });
});

it("speaks to Langfuse at its OTLP path with its keys, and sends it no metrics", async () => {
  await run(RERANK, { LANGFUSE_PUBLIC_KEY: "pk", LANGFUSE_SECRET_KEY: "sk", LANGFUSE_BASE_URL: receiver.url });
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]).toMatchObject({
    path: "/api/public/otel/v1/traces",
    headers: { authorization: `Basic ${Buffer.from("pk:sk").toString("base64")}` },
  });
  expect(spanNamed("rerank")).toHaveLength(1);
});

describe("a receiver that takes nothing", () => {
  it.each(["down", "deaf", "mute", "refusing"] as const)("(%s) costs less than a second and one line", async (kind) => {
    const { url, close } = await brokenReceiver(kind);
    const cost = async () => {
      const plain = await waitedMs(() => run(RERANK));
      const sent = await waitedMs(async () => {
        const { code, stderr } = await run(RERANK, sendTo(url));
        expect(code).toBe(0);
        expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("telemetry: 127.0.0.1")]);
      });
      return sent - plain;
    };
    expect(await leastOfThree(cost, 1000)).toBeLessThan(1000);
    await close();
  });
});

/** down: nobody listens; deaf: the request is taken and never answered; mute: not even read; refusing: an error. */
async function brokenReceiver(kind: "down" | "deaf" | "mute" | "refusing") {
  if (kind === "mute") {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() };
  }
  const broken = await startOtlpReceiver(kind === "refusing" ? { status: 500 } : { deaf: true });
  if (kind === "down") await broken.close();
  return { url: broken.url, close: kind === "down" ? async () => {} : broken.close };
}
