/**
 * Reads OTLP's protobuf messages as a receiver does, by the field numbers of opentelemetry-proto; it knows nothing of how
 * Beleg writes them. What it does not know is an error.
 */
type Kind =
  | "text"
  | "hex"
  | "bool"
  | "varint"
  | "fixed32"
  | "fixed64"
  | "double"
  | "fixed64s"
  | "doubles"
  | (() => Fields);
type Fields = Readonly<Record<number, readonly [name: string, kind: Kind, many?: "many"]>>;

const anyValue = (): Fields => ({
  1: ["stringValue", "text"],
  2: ["boolValue", "bool"],
  3: ["intValue", "varint"],
  4: ["doubleValue", "double"],
  5: ["arrayValue", () => ({ 1: ["values", anyValue, "many"] })],
});
const keyValue = (): Fields => ({ 1: ["key", "text"], 2: ["value", anyValue] });
const resource = (): Fields => ({ 1: ["attributes", keyValue, "many"] });
const scope = (): Fields => ({ 1: ["name", "text"], 2: ["version", "text"] });
const span = (): Fields => ({
  1: ["traceId", "hex"],
  2: ["spanId", "hex"],
  3: ["traceState", "text"],
  4: ["parentSpanId", "hex"],
  5: ["name", "text"],
  6: ["kind", "varint"],
  7: ["startTimeUnixNano", "fixed64"],
  8: ["endTimeUnixNano", "fixed64"],
  9: ["attributes", keyValue, "many"],
  15: ["status", () => ({ 2: ["message", "text"], 3: ["code", "varint"] })],
  16: ["flags", "fixed32"],
});
const numberPoint = (): Fields => ({
  2: ["startTimeUnixNano", "fixed64"],
  3: ["timeUnixNano", "fixed64"],
  4: ["asDouble", "double"],
  7: ["attributes", keyValue, "many"],
});
const histogramPoint = (): Fields => ({
  2: ["startTimeUnixNano", "fixed64"],
  3: ["timeUnixNano", "fixed64"],
  4: ["count", "fixed64"],
  5: ["sum", "double"],
  6: ["bucketCounts", "fixed64s"],
  7: ["explicitBounds", "doubles"],
  9: ["attributes", keyValue, "many"],
  11: ["min", "double"],
  12: ["max", "double"],
});
const metric = (): Fields => ({
  1: ["name", "text"],
  2: ["description", "text"],
  3: ["unit", "text"],
  5: ["gauge", () => ({ 1: ["dataPoints", numberPoint, "many"] })],
  7: [
    "sum",
    () => ({
      1: ["dataPoints", numberPoint, "many"],
      2: ["aggregationTemporality", "varint"],
      3: ["isMonotonic", "bool"],
    }),
  ],
  9: ["histogram", () => ({ 1: ["dataPoints", histogramPoint, "many"], 2: ["aggregationTemporality", "varint"] })],
});

const REQUESTS = {
  traces: (): Fields => ({
    1: [
      "resourceSpans",
      () => ({
        1: ["resource", resource],
        2: ["scopeSpans", () => ({ 1: ["scope", scope], 2: ["spans", span, "many"] }), "many"],
      }),
      "many",
    ],
  }),
  metrics: (): Fields => ({
    1: [
      "resourceMetrics",
      () => ({
        1: ["resource", resource],
        2: ["scopeMetrics", () => ({ 1: ["scope", scope], 2: ["metrics", metric, "many"] }), "many"],
      }),
      "many",
    ],
  }),
};

const WIRE_TYPE = {
  text: 2,
  hex: 2,
  bool: 0,
  varint: 0,
  fixed32: 5,
  fixed64: 1,
  double: 1,
  fixed64s: 2,
  doubles: 2,
} as const;

/** The message in the shape of OTLP's JSON. */
export function decodeOtlp(signal: keyof typeof REQUESTS, bytes: Buffer): Record<string, unknown> {
  return message(REQUESTS[signal](), bytes);
}

function message(fields: Fields, bytes: Buffer): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, , many] of Object.values(fields)) if (many) read[name] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asIntN(64, value);
    }
  };
  /** Goes past so many bytes and says where they begin. */
  const past = (length: number): number => {
    at += length;
    if (at > bytes.length) throw new Error("a field is longer than its message");
    return at - length;
  };
  const chunk = (): Buffer => {
    const start = past(Number(varint()));
    return bytes.subarray(start, at);
  };
  const scalar = (kind: Exclude<Kind, () => Fields>): unknown => {
    switch (kind) {
      case "text":
        return new TextDecoder("utf-8", { fatal: true }).decode(chunk());
      case "hex":
        return chunk().toString("hex");
      case "bool":
        return varint() === 1n;
      case "varint":
        return String(varint());
      case "fixed32":
        return bytes.readUInt32LE(past(4));
      case "fixed64":
        return String(bytes.readBigUInt64LE(past(8)));
      case "double":
        return bytes.readDoubleLE(past(8));
      case "fixed64s":
        return eights(chunk(), (part, from) => String(part.readBigUInt64LE(from)));
      case "doubles":
        return eights(chunk(), (part, from) => part.readDoubleLE(from));
    }
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const field = fields[tag >> 3];
    if (field === undefined) throw new Error(`unknown field ${tag >> 3}`);
    const [name, kind, many] = field;
    if ((tag & 7) !== (typeof kind === "function" ? 2 : WIRE_TYPE[kind])) throw new Error(`wrong wire type of ${name}`);
    const value = typeof kind === "function" ? message(kind(), chunk()) : scalar(kind);
    if (many) (read[name] as unknown[]).push(value);
    else read[name] = value;
  }
  return read;
}

function eights<T>(bytes: Buffer, read: (bytes: Buffer, from: number) => T): T[] {
  if (bytes.length % 8 !== 0) throw new Error("packed numbers of 8 bytes do not fill their field");
  return Array.from({ length: bytes.length / 8 }, (_, index) => read(bytes, index * 8));
}
