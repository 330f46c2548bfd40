import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeOtlp } from "../../../../../tests/support/otlp/decode-protobuf.ts";
import { encodeProtobuf } from "./encode-protobuf.ts";
import { METRICS_REQUEST, TRACES_REQUEST } from "./messages.ts";

type Golden = Record<"traces" | "metrics", { readonly json: object; readonly protobuf: string }>;

// Written by the official messages for Python: neither our writer nor our reader made these bytes.
const golden = JSON.parse(
  readFileSync(new URL("../../../../../tests/support/otlp/golden.json", import.meta.url), "utf8"),
) as Golden;
const TABLES = { traces: TRACES_REQUEST, metrics: METRICS_REQUEST };

describe.each(["traces", "metrics"] as const)("%s in protobuf", (signal) => {
  const { json, protobuf } = golden[signal];

  it("are the bytes the official messages write", () => {
    expect(Buffer.from(encodeProtobuf(TABLES[signal], json)).toString("hex")).toBe(protobuf);
  });

  it("are read by the receiver of our tests", () => {
    // Protobuf has no text for numbers: enums come back as the text of theirs.
    const texts = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (_, one) => (one === 2 || one === 3 ? String(one) : one)));
    expect(texts(decodeOtlp(signal, Buffer.from(protobuf, "hex")))).toEqual(texts(json));
  });
});

it("refuses a field the message does not have", () => {
  expect(() => encodeProtobuf(TRACES_REQUEST, { resourceSpanz: [] })).toThrow("resourceSpanz");
});
