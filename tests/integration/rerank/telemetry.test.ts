import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { context, propagation, trace } from "@opentelemetry/api";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { captureCli } from "../../support/run-cli.ts";

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A real OTLP receiver: takes what is posted, in JSON as the exporter sends it. */
async function startReceiver(status = 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, close: () => new Promise((resolve) => server.close(resolve)) };
}

let folder: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
  folder = mkdtempSync(join(tmpdir(), "beleg-otlp-"));
  const candidates = [
    { id: "a", snippet: "secret words on data", url: "https://a.example.com" },
    { id: "b", snippet: "more data", url: "https://www.bund.de/b" },
  ];
  writeFileSync(join(folder, "one.json"), JSON.stringify({ query: "data", candidates, rag: null }));
});
afterEach(async () => {
  // One process runs one telemetry; in a test file it has to forget the last one.
  trace.disable();
  context.disable();
  propagation.disable();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});
const run = (env: Record<string, string>) => captureCli(["rerank", "--input", "one.json"], { cwd: folder, env });

/** The attributes of the spans in an OTLP request. */
function spansOf(body: Buffer): { name: string; attributes: Record<string, unknown> }[] {
  type Value = {
    boolValue?: boolean;
    intValue?: number | string;
    doubleValue?: number;
    stringValue?: string;
    arrayValue?: { values: Value[] };
  };
  const plain = (value: Value): unknown =>
    value.boolValue ??
    value.stringValue ??
    value.doubleValue ??
    (value.intValue === undefined ? value.arrayValue?.values.map(plain) : Number(value.intValue));
  const { resourceSpans } = JSON.parse(body.toString("utf8")) as {
    resourceSpans: { scopeSpans: { spans: { name: string; attributes: { key: string; value: Value }[] }[] }[] }[];
  };
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, attributes }) => ({
      name,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)])),
    }));
}

describe("telemetry", () => {
  it("sends the spec's keys as span attributes to an OTLP receiver", async () => {
    const { code, stderr } = await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=a%20b",
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(receiver.received).toHaveLength(1);
    const [request] = receiver.received;
    expect(request).toMatchObject({ path: "/v1/traces", headers: { "x-team": "a b" } });
    const [span] = spansOf(request!.body);
    expect(span?.name).toBe("rerank");
    expect(span?.attributes).toMatchObject({
      "hybrid.rag_cache_hit": false,
      "hybrid.llm_cache_hit": false,
      "hybrid.rrf_k_used": 90,
      "hybrid.final_diversity": 2,
      "hybrid.rag_unavailable": true,
      "hybrid.ranked_count": 2,
    });
    expect(request!.body.toString("utf8")).not.toContain("secret words");
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
      writeFileSync(join(folder, "one.json"), JSON.stringify(request));
      const { code } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
      expect(code).toBe(index < 2 ? 0 : 2);
      trace.disable();
    }
    const told = receiver.received.map(({ body }) => body.toString("utf8"));
    expect(told).toHaveLength(3);
    for (const body of told) expect(body).not.toMatch(/secret/);
    expect(told[2]).toContain("duplicate_value");
  });

  it("speaks to Langfuse at its OTLP path with its keys", async () => {
    await run({ LANGFUSE_PUBLIC_KEY: "pk", LANGFUSE_SECRET_KEY: "sk", LANGFUSE_BASE_URL: receiver.url });
    expect(receiver.received[0]).toMatchObject({
      path: "/api/public/otel/v1/traces",
      headers: { authorization: `Basic ${Buffer.from("pk:sk").toString("base64")}` },
    });
  });

  it.each([{}, { LANGFUSE_PUBLIC_KEY: "pk" }, { OTEL_EXPORTER_OTLP_HEADERS: "a=b" }])("is off with %j", async (env) => {
    const { code } = await run(env as Record<string, string>);
    expect(code).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  it("costs nothing but its spans when the receiver is down", async () => {
    const { url } = receiver;
    await receiver.close();
    const { code, stdout } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).result.ranked).toHaveLength(2);
    receiver = await startReceiver();
  });
});
