import { expect, it } from "vitest";
import { enforceSchema } from "./enforce-schema.ts";
import type { WireSchema } from "./wire-schema.ts";

const object = (properties: Record<string, WireSchema>): WireSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const nullable = { anyOf: [{ type: "string", enum: ["A"] }, { type: "null" }] };
const item = object({ n: { type: "integer" }, kind: nullable });
const schema = object({ items: { type: "array", items: item }, say: { type: ["string", "null"] } });

it.each([
  [
    "drops forbidden members",
    { items: [{ n: 1, kind: "A", more: 2 }], say: "x", more: 1 },
    { items: [{ n: 1, kind: "A" }], say: "x" },
  ],
  ["fills what is missing", { items: [{}] }, { items: [{ n: 0, kind: null }], say: null }],
  ["fills everything", {}, { items: [], say: null }],
])("%s", (_, value, expected) => {
  expect(enforceSchema(schema, value)).toEqual(expected);
});

it.each([
  [{ items: [{ n: "1" }] }, 'answer.items[0].n: a decoder could not write "1"'],
  [{ items: [{ n: 1, kind: "B" }] }, 'answer.items[0].kind: a decoder could not write "B"'],
  [{ items: {} }, "answer.items: a decoder could not write {}"],
])("throws for %o", (value, message) => {
  expect(() => enforceSchema(schema, value)).toThrow(message);
});

it.each([
  [object({ a: {} }), "answer.a: must have a type"],
  [object({ a: { type: "string", minLength: 1 } }), "answer.a: the keyword minLength is not permitted"],
  [{ ...object({ a: { type: "string" } }), required: [] }, "answer.a: must be required"],
  [{ ...item, additionalProperties: true }, "answer: additionalProperties must be false"],
  [object({ a: { type: "array" } }), "answer.a[]: must have a type"],
  [{ type: "array", items: item }, "answer: must be an object"],
])("refuses a schema as a strict server does: %o", (refused, message) => {
  expect(() => enforceSchema(refused, {})).toThrow(`Invalid schema: ${message}`);
});
