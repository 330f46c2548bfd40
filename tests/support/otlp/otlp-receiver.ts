import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeOtlp } from "./decode-protobuf.ts";

type Value = Record<string, unknown>;

/** One post as it arrived. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A span as a receiver knows it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly kind: number;
  readonly status: { readonly code?: number | string; readonly message?: string };
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly resource: Readonly<Record<string, unknown>>;
}

/** One figure of a metric. */
export interface ReceivedPoint {
  readonly name: string;
  readonly value: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * A real OTLP receiver on a free port: takes protobuf and JSON as the content type says, and gives what came decoded.
 * `status` is what it answers; `deaf` never answers.
 */
export async function startOtlpReceiver({ status = 200, deaf = false } = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      if (!deaf) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () => received.filter(({ path }) => path.endsWith("traces")).flatMap(spansOf),
    points: () => received.filter(({ path }) => path.endsWith("metrics")).flatMap(pointsOf),
    /** Everything that came, as text. */
    text: () => received.map(({ body }) => body.toString("latin1")).join("\n"),
    forget: () => void received.splice(0),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>;

function decoded({ headers, body, path }: Received): Value {
  if (headers["content-type"] === "application/json") return JSON.parse(body.toString("utf8")) as Value;
  if (headers["content-type"] !== "application/x-protobuf")
    throw new Error(`${String(headers["content-type"])} is no OTLP`);
  return decodeOtlp(path.endsWith("metrics") ? "metrics" : "traces", body);
}

function spansOf(received: Received): ReceivedSpan[] {
  return list(decoded(received).resourceSpans).flatMap(({ resource, scopeSpans }) =>
    list(scopeSpans).flatMap(({ spans }) =>
      list(spans).map((span) => ({
        ...(span as unknown as ReceivedSpan),
        kind: Number(span.kind),
        attributes: plain(span.attributes),
        resource: plain((resource as Value).attributes),
      })),
    ),
  );
}

function pointsOf(received: Received): ReceivedPoint[] {
  return list(decoded(received).resourceMetrics).flatMap(({ scopeMetrics }) =>
    list(scopeMetrics).flatMap(({ metrics }) =>
      list(metrics).flatMap(({ name, sum, gauge, histogram }) =>
        list(((sum ?? gauge ?? histogram) as Value).dataPoints).map((point) => ({
          name: String(name),
          // Of a distribution how many values it holds.
          value: Number(point.count ?? point.asDouble),
          attributes: plain(point.attributes),
        })),
      ),
    ),
  );
}

function list(value: unknown): Value[] {
  return value as Value[];
}

function plain(attributes: unknown): Record<string, unknown> {
  return Object.fromEntries(list(attributes).map(({ key, value }) => [key, plainValue(value as Value)]));
}

function plainValue(value: Value): unknown {
  if ("intValue" in value) return Number(value.intValue);
  if ("arrayValue" in value) return list((value.arrayValue as Value).values).map(plainValue);
  return value.stringValue ?? value.boolValue ?? value.doubleValue;
}
