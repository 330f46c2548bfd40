import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type ServeProcess, startServe } from "../../support/beleg-process.ts";
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "../../support/otlp/otlp-receiver.ts";
import { until } from "../../support/until.ts";

const PARENT = "b7ad6b7169203331";
const TEXTS = {
  article_text: "The secret bridge opened on Monday. It cost 40 million euros.",
  summary_text: "The secret bridge opened on Monday. It cost 90 million euros.",
};

let home: string;
let receiver: OtlpReceiver;
let service: ServeProcess;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  home = mkdtempSync(join(tmpdir(), "beleg-otlp-"));
  service = await startServe(home, [], {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_METRIC_EXPORT_INTERVAL: "200",
    OTEL_SERVICE_NAME: "answers",
  });
});
beforeEach(() => receiver.forget());
afterAll(async () => {
  await service.stop();
  await receiver.close();
  rmSync(home, { recursive: true, force: true });
});

const post = (path: string, body: object, trace: string) =>
  fetch(`${service.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", traceparent: `00-${trace}-${PARENT}-01` },
    body: JSON.stringify(body),
  });

/** The spans of a trace once they are all there. */
async function traced(trace: string, names: readonly string[]): Promise<Record<string, ReceivedSpan>> {
  const own = () => receiver.spans().filter(({ traceId }) => traceId === trace);
  await until(() => names.every((name) => own().some((span) => span.name === name)));
  return Object.fromEntries(own().map((span) => [span.name, span]));
}

it("puts a request into its caller's trace, with the judges of its threads below it", async () => {
  const trace = "0af7651916cd43dd8448eb211c80319c";
  expect((await post("/v1/check", TEXTS, trace)).status).toBe(200);
  const judges = ["judge factuality", "judge coherence", "judge readability"];
  const spans = await traced(trace, ["POST /v1/check", "check", ...judges]);
  expect(spans["POST /v1/check"]).toMatchObject({ kind: 2, parentSpanId: PARENT });
  expect(spans["POST /v1/check"]?.attributes).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/v1/check",
    "http.response.status_code": 200,
  });
  expect(spans["POST /v1/check"]?.resource["service.name"]).toBe("answers");
  expect(spans.check?.parentSpanId).toBe(spans["POST /v1/check"]?.spanId);
  for (const judge of judges) expect(spans[judge]?.parentSpanId).toBe(spans.check?.spanId);
  expect(spans["judge factuality"]?.attributes).toMatchObject({ "beleg.claims.incorrect": 1, "beleg.gate.ok": 2 });
});

it("carries the trace through the queue to the job, whoever does it", async () => {
  const trace = "1af7651916cd43dd8448eb211c80319c";
  expect((await post("/v1/runs", TEXTS, trace)).status).toBe(202);
  const spans = await traced(trace, ["POST /v1/runs", "job check", "check", "judge factuality"]);
  expect(spans["job check"]).toMatchObject({ kind: 5, parentSpanId: spans["POST /v1/runs"]?.spanId });
  expect(spans["job check"]?.attributes).toMatchObject({ "beleg.queue": "check", "beleg.attempt": 0 });
  expect(spans.check?.parentSpanId).toBe(spans["job check"]?.spanId);
});

it("keeps a long rerank, done in another thread, in the trace of its request", async () => {
  const trace = "2af7651916cd43dd8448eb211c80319c";
  const candidates = Array.from({ length: 300 }, (_, at) => ({ id: `c${at}`, snippet: `secret ${at} `.repeat(60) }));
  expect((await post("/v1/rerank", { query: "secret data", candidates }, trace)).status).toBe(200);
  const spans = await traced(trace, ["POST /v1/rerank", "rerank"]);
  expect(spans.rerank?.parentSpanId).toBe(spans["POST /v1/rerank"]?.spanId);
  expect(spans.rerank?.attributes).toMatchObject({ "hybrid.rrf_k_used": 90 });
});

it("counts requests with their duration, gate reasons and the depth of the queues", async () => {
  const trace = "3af7651916cd43dd8448eb211c80319c";
  await post("/v1/check", TEXTS, trace);
  await post("/v1/check", { nonsense: true }, trace);
  const point = (name: string, attributes: object) =>
    receiver.points().find((one) => one.name === name && matches(one.attributes, attributes));
  const route = { "http.request.method": "POST", "http.route": "/v1/check" };
  const duration = "http.server.request.duration";
  await until(() => point(duration, { ...route, "http.response.status_code": 200 }) !== undefined);
  await until(() => point(duration, { ...route, "http.response.status_code": 400 }) !== undefined);
  await until(() => point("beleg.check.duration", {}) !== undefined);
  await until(() => point("beleg.gate.reasons", { "beleg.gate.reason": "ok" }) !== undefined);
  await until(() => point("beleg.queue.depth", { "beleg.queue": "check" }) !== undefined);
  await until(() => point("beleg.job.duration", { "beleg.queue": "check" }) !== undefined);
  expect(receiver.text()).not.toMatch(/secret|bridge|nonsense/);
});

function matches(attributes: Readonly<Record<string, unknown>>, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]) => attributes[key] === value);
}
